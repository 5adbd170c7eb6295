import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

export { expect };

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Cell {
  readonly name: string;
  readonly centre: { readonly radius: number; readonly angle: number };
}

/** What the browser must never say or do on this page. */
function watch(context: BrowserContext, origin: string, faults: string[]): void {
  context.on('console', (message) => {
    // Chromium writes a line for each answer from 400 on, which are answers like others here.
    const answer = message.text().startsWith('Failed to load resource');
    if ((message.type() === 'error' || message.type() === 'warning') && !answer) {
      faults.push(`console: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') {
      faults.push(`request to ${url.origin}`);
    }
    if (request.url().includes('ringo_')) {
      faults.push(`a token in ${request.url()}`);
    }
  });
}

/** A test whose browsers say no error and ask no other origin for anything. */
export const test = base.extend<{ faults: string[]; newPage: () => Promise<Page> }>({
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  page: async ({ page, context, baseURL, faults }, use) => {
    watch(context, new URL(baseURL ?? '').origin, faults);
    await use(page);
  },
  /** A page of another visitor, who shares nothing with the first. */
  newPage: async ({ browser, baseURL, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch(context, new URL(baseURL ?? '').origin, faults);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Nothing for axe to find in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

/** The page as a player uses it. */
export class Player {
  private cells: readonly Cell[] = [];

  constructor(readonly page: Page) {}

  async open(address = ''): Promise<void> {
    await this.page.goto(`/${address}`);
    await this.board().waitFor();
  }

  board(): Locator {
    return this.page.locator('ringo-board svg');
  }

  place(name: string): Locator {
    return this.page.locator(`ringo-board [data-place="${name}"]`);
  }

  standing(): Locator {
    return this.page.locator('[slot=standing]');
  }

  /** What the page has said to screen readers last. */
  told(): Locator {
    return this.page.locator('#told');
  }

  /** The moves that were played, from the page's address. */
  moves(): string[] {
    const query = new URLSearchParams(new URL(this.page.url()).hash.split('?')[1] ?? '');
    return (query.get('moves') ?? '').split('_').filter((move) => move !== '');
  }

  /** Where a place is on the screen. */
  async at(place: string): Promise<Point> {
    if (this.cells.length === 0) {
      const answer = await this.page.request.get('/v1/board');
      this.cells = ((await answer.json()) as { cells: Cell[] }).cells;
    }
    const box = await this.board().boundingBox();
    const view = Number((await this.board().getAttribute('viewBox'))?.split(' ')[2]);
    if (box === null) {
      throw new Error('no board');
    }
    const { radius, angle } = this.cells.find(({ name }) => name === place)?.centre ?? { radius: 0, angle: 0 };
    const unit = box.width / view;
    const radians = (angle * Math.PI) / 180;
    return {
      x: box.x + box.width / 2 + radius * unit * Math.sin(radians),
      y: box.y + box.height / 2 - radius * unit * Math.cos(radians),
    };
  }

  async drag(from: string, to: string): Promise<void> {
    const [a, b] = [await this.at(from), await this.at(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
    await this.page.mouse.move(b.x, b.y, { steps: 3 });
    await this.page.mouse.up();
  }

  async click(from: string, to: string): Promise<void> {
    for (const place of [from, to]) {
      const { x, y } = await this.at(place);
      await this.page.mouse.click(x, y);
    }
  }

  /** By keyboard alone, once the board has the focus: a cell's name leads to it. */
  async type(from: string, to: string): Promise<void> {
    for (const place of [from, to]) {
      await this.page.keyboard.type(place === 'castle' ? '0' : place);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Presses Tab until the board has the focus. */
  async tabToBoard(): Promise<void> {
    await this.page.locator('body').press('Tab');
    for (let presses = 0; presses < 30; presses++) {
      if ((await this.page.locator('ringo-board [data-place]:focus').count()) === 1) {
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead to the board');
  }

  /** A good move in the game at this screen, from the service itself. */
  async advice(rules: unknown = 'fosdick', level = 6): Promise<{ from: string; to: string; text: string }> {
    const answer = await this.page.request.post('/v1/positions/suggestion', {
      data: { rules, moves: this.moves(), level, seed: this.moves().length },
    });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { move: { from: string; to: string; text: string } }).move;
  }

  /** Signs in as a new player. */
  async become(name: string): Promise<void> {
    await this.page.locator('#new input[name=name]').fill(name);
    await this.page.locator('#new button').click();
    await this.page.locator('#keep button.primary').click();
    await expect(this.page.locator('#account')).toContainText(name);
  }
}

/** A name that no other run has used. */
export function uniqueName(stem: string): string {
  return `${stem}-${Math.random().toString(36).slice(2, 9)}`;
}
