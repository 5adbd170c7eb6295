import { test } from '@playwright/test';
import { Player } from '../tests/ringo';

const FOLDER = '../../src/docs/pictures';

/** A game in its middle, with something to think about. */
const GAME =
  '#/play?rules=bell&attacker=person&defender=4&seed=1&start=3A4/1A5A/4A3/6A1/3D1A2/1D3D1D_0_A_0_9';

test('at a desk, with an analysis', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const player = new Player(page);
  await player.open(GAME);
  await page.locator('ringo-analysis').getByRole('button').click();
  await page.waitForTimeout(6000);
  const { x, y } = await player.at('h5');
  await page.mouse.click(x, y);
  await page.screenshot({ path: `${FOLDER}/desk.png` });
});

test('on a phone, in the dark', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    colorScheme: 'dark',
    locale: 'en',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const player = new Player(await context.newPage());
  await player.open(GAME);
  await player.page.waitForTimeout(500);
  await player.page.screenshot({ path: `${FOLDER}/phone.png` });
  await context.close();
});

test('the list of games', async ({ page }) => {
  await page.goto('/#/games');
  await new Player(page).become(`Jana-${Date.now() % 10000}`);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}/games.png` });
});
