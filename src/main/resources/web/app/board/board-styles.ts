import { css } from 'lit';

/** How the board looks; its colours are those of the page. */
export const boardStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    user-select: none;
    -webkit-user-select: none;
    touch-action: manipulation;
  }
  .cell {
    cursor: default;
    outline: none;
  }
  .cell.movable,
  .piece.movable {
    cursor: grab;
    touch-action: none;
  }
  .cell.target {
    cursor: pointer;
  }
  .ground {
    stroke: var(--board-line);
    stroke-width: 0.03;
  }
  .ground.light,
  .ground.castle {
    fill: var(--board-light);
  }
  .ground.castle {
    fill: var(--board-castle);
  }
  .ground.dark {
    fill: var(--board-dark);
  }
  .ground.neutral {
    fill: var(--board-zone);
  }
  .last {
    fill: var(--board-last);
    fill-opacity: 0.75;
  }
  .over {
    fill: var(--board-target);
    fill-opacity: 0.4;
  }
  .chosen {
    fill: none;
    stroke: var(--board-target);
    stroke-width: 0.1;
  }
  .focus {
    fill: none;
    stroke: var(--focus);
    stroke-width: 0.12;
  }
  .dot {
    fill: var(--board-target);
    stroke: var(--board-castle);
    stroke-width: 0.04;
  }
  .ring {
    fill: none;
    stroke: var(--board-target);
    stroke-width: 0.11;
  }
  .overlay,
  .piece:not(.movable) {
    pointer-events: none;
  }
  .piece .body {
    stroke-width: 0.05;
    stroke-linejoin: round;
  }
  .attacker .body {
    fill: var(--piece-attacker);
    stroke: var(--piece-attacker-sign);
  }
  .attacker .sign {
    fill: var(--piece-attacker-sign);
  }
  .defender .body {
    fill: var(--piece-defender);
    stroke: var(--piece-defender-sign);
  }
  .defender .sign {
    fill: var(--piece-defender-sign);
  }
  .dragging {
    pointer-events: none;
    cursor: grabbing;
  }
  .arrow {
    fill: none;
    stroke: var(--board-arrow);
    stroke-width: 0.14;
    stroke-linecap: round;
  }
  .head {
    fill: var(--board-arrow);
  }
  .circle {
    fill: none;
    stroke: var(--board-arrow);
    stroke-width: 0.1;
  }
  text {
    fill: var(--board-label);
    font: 600 0.5px var(--font);
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }
  text.number {
    font-size: 0.3px;
    font-weight: 400;
    fill: var(--board-number);
  }
`;
