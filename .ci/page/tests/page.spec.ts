import { Player, expect, expectAccessible, test } from './ringo';

const MOST_BYTES = 200_000;
const BOARD_MILLIS = 1000;
/** The quickest of them counts: what else the machine does is not the page's. */
const VISITS = 5;

const LANGUAGES = [
  ['en', 'New game', 'is not legal'],
  ['de', 'Neue Partie', 'b6-b4'],
  ['fr', 'Nouvelle partie', 'b6-b4'],
  ['ru', 'Новая партия', 'b6-b4'],
  ['cs', 'Nová partie', 'b6-b4'],
] as const;

for (const [language, button, refusal] of LANGUAGES) {
  test(`the page speaks ${language}, and so does the service behind it`, async ({ page }) => {
    const player = new Player(page);
    await player.open();
    await page.locator('#language').selectOption(language);
    await expect(page.getByRole('button', { name: button }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const answer = page.waitForResponse(/positions\/play/);
    await player.drag('b6', 'b4');
    await expect(page.locator('ringo-table .refused')).toContainText(refusal);
    expect((await answer).headers()['content-language']).toBe(language);
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.locator('nav a').nth(1).click();
    await expect(page.locator('#known')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the language is that of the browser at first', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'cs-CZ', ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await context.close();
});

test('on a phone: by touch, without scrolling sideways, nothing too small', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const player = new Player(await context.newPage());
  const { page } = player;
  await player.open('#/play?attacker=person&defender=person');
  for (const place of ['b6', 'b5']) {
    const { x, y } = await player.at(place);
    await page.touchscreen.tap(x, y);
  }
  await expect.poll(() => player.moves()).toEqual(['b6-b5']);
  await expect(player.standing()).toBeInViewport();
  for (const address of ['#/play', '#/games']) {
    await page.goto(`/${address}`);
    await expect(page.locator('main')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  }
  await context.close();
});

test('in the dark, with enough contrast', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await new Player(page).open();
  await expectAccessible(page);
});

test('nothing moves for who does not want motion', async ({ page }) => {
  const player = new Player(page);
  const animations = () =>
    page.evaluate(() => {
      const ofBoard = (root: ParentNode): number =>
        [...root.querySelectorAll('*')].reduce(
          (sum, element) =>
            sum + element.getAnimations().length + (element.shadowRoot === null ? 0 : ofBoard(element.shadowRoot)),
          0,
        );
      return ofBoard(document);
    });
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await player.open('#/play?attacker=person&defender=person');
    await page.reload();
    await expect(player.standing()).toContainText('to move');
    let most = 0;
    const seen = player.drag('b6', 'b5');
    for (let looks = 0; looks < 40; looks++) {
      most = Math.max(most, await animations());
      await page.waitForTimeout(10);
    }
    await seen;
    await expect.poll(() => player.moves()).toEqual(['b6-b5']);
    if (reducedMotion === 'reduce') {
      expect(most).toBe(0);
    }
  }
});

test('the first board is there soon, and little was sent for it', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  // No visit has anything kept: only the service is warm.
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await new Player(page).open();
  let [millis, most] = [Number.POSITIVE_INFINITY, 0];
  for (let visit = 0; visit < VISITS; visit++) {
    bytes = 0;
    const began = Date.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator('ringo-board .piece').first().waitFor();
    millis = Math.min(millis, Date.now() - began);
    await page.waitForLoadState('networkidle');
    most = Math.max(most, bytes);
  }
  console.log(`first board after ${millis} ms, ${most} bytes`);
  expect(most).toBeLessThan(MOST_BYTES);
  expect(millis).toBeLessThan(BOARD_MILLIS);
});

test('the page may do nothing but what it needs', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const script = /src="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('with the engine saturated the page waits, says so, and goes on', async ({ page }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=1&seed=5');
  // More long searches than the service takes, from elsewhere.
  const busy = Array.from({ length: 6 }, (_, seed) =>
    page.request
      .post('/v1/positions/analysis', { data: { limits: { timeMs: 6000 }, seed: 1000 + seed }, timeout: 60_000 })
      .then((answer) => answer.status()),
  );
  await page.waitForTimeout(300);
  await player.drag('b6', 'b5');
  await expect(page.locator('.waiting')).toContainText('The engine is busy.');
  await expectAccessible(page);
  await expect.poll(() => player.moves().length, { timeout: 60_000 }).toBe(2);
  await expect(page.locator('.waiting')).toHaveCount(0);
  expect(await Promise.all(busy)).toContain(503);
});

test('while the service cannot be reached the page says so, and goes on when it is back', async ({ page, context }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=1&seed=6');
  await context.setOffline(true);
  await player.drag('b6', 'b5');
  await expect(page.locator('.waiting').first()).toContainText('cannot be reached');
  await context.setOffline(false);
  await expect.poll(() => player.moves().length, { timeout: 60_000 }).toBe(2);
});
