import { css } from 'lit';

/** What all parts of the page share. */
export const shared = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3 {
    line-height: 1.25;
    margin: 0 0 0.5rem;
  }
  h1 {
    font-size: 1.5rem;
  }
  h2 {
    font-size: 1.1rem;
  }
  h3 {
    font-size: 1rem;
  }
  p {
    margin: 0 0 0.5rem;
  }
  p:last-child,
  .row h2 {
    margin-bottom: 0;
  }
  a {
    color: var(--accent);
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    display: inline-block;
    min-height: 2.5rem;
    padding: 0.4rem 0.85rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--card);
    color: var(--ink);
    line-height: 1.5;
    text-decoration: none;
    cursor: pointer;
  }
  button:hover:not(:disabled),
  .button:hover {
    border-color: var(--accent);
  }
  button:disabled {
    border-color: var(--soft-line);
    color: var(--muted);
    cursor: default;
  }
  button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
  }
  button.plain {
    background: none;
    border-color: transparent;
  }
  select,
  input:not([type='checkbox'], [type='radio']),
  textarea {
    min-height: 2.5rem;
    width: 100%;
    padding: 0.4rem 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--card);
  }
  input[type='checkbox'] {
    width: 1.2rem;
    height: 1.2rem;
    accent-color: var(--accent);
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  label {
    display: block;
  }
  .card {
    padding: 0.9rem 1rem;
    border: 1px solid var(--soft-line);
    border-radius: 0.75rem;
    background: var(--card);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
  .stack {
    display: grid;
    gap: 0.75rem;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
  }
  .muted {
    color: var(--muted);
  }
  .small {
    font-size: 0.9rem;
  }
  .refused {
    color: var(--bad);
    font-weight: 600;
  }
  .mono {
    font-family: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, monospace;
    font-size: 0.875rem;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  dialog {
    width: min(40rem, calc(100vw - 1.5rem));
    max-height: calc(100dvh - 1.5rem);
    padding: 1.25rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--paper);
    color: var(--ink);
    overflow: auto;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 55%);
  }
`;
