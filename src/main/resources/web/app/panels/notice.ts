import { html, nothing } from 'lit';
import type { Waiting } from '../service/patience';
import type { Refusal } from '../service/refusal';
import { say } from '../texts';

/** That the service is busy or away, and will be asked again. */
export function waitingNotice(waiting: Waiting | undefined) {
  return waiting === undefined
    ? nothing
    : html`<p class="waiting muted">
        ${say(waiting.busy ? 'waiting.busy' : 'waiting.away', { n: waiting.seconds })}
      </p>`;
}

/** Why something was refused, in the service's own words, with what it says of each fault. */
export function sayRefusal(refusal: Refusal): string {
  const { problem } = refusal;
  if (problem === undefined) {
    return say('refused.unknown');
  }
  const faults = (problem.errors ?? []).map(({ detail }) => detail).filter((detail) => !problem.detail.includes(detail));
  return [problem.detail, ...faults].join(' ');
}
