import { Player, expect, expectAccessible, test } from './ringo';

const MOST_PLIES = 300;

/** Plays to the end as the attacker, by whatever way of moving. */
async function playToTheEnd(player: Player, move: (from: string, to: string, ply: number) => Promise<void>): Promise<void> {
  for (let ply = 0; ply < MOST_PLIES; ply += 2) {
    const { from, to, text } = await player.advice();
    await move(from, to, ply);
    await expect.poll(() => player.moves()[ply], { message: `${text} is played` }).toBe(text);
    // The engine's answer, or the end.
    await expect(player.standing()).toContainText(/Attacker to move|has won|is drawn/);
    if (!/to move/.test((await player.standing().textContent()) ?? '')) {
      return;
    }
    await expect.poll(() => player.moves().length).toBe(ply + 2);
  }
  throw new Error('the game has no end');
}

test('a whole game against level 1 by mouse', async ({ page }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=1&seed=1');
  await expect(player.standing()).toContainText('Attacker to move');
  await playToTheEnd(player, (from, to, ply) => (ply % 4 === 0 ? player.drag(from, to) : player.click(from, to)));
  await expect(player.standing()).toContainText(/has won|is drawn/);
  await expectAccessible(page);
});

test('a whole game against level 1 by keyboard alone', async ({ page }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=1&seed=2');
  await player.tabToBoard();
  await playToTheEnd(player, (from, to) => player.type(from, to));
  await expect(player.told()).toContainText(/has won|is drawn/);
});

test('arrow keys lead over the whole board, and say what is there', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.tabToBoard();
  const focused = page.locator('ringo-board [data-place]:focus');
  await expect(focused).toHaveAttribute('aria-label', 'a1, empty, neutral zone');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('aria-label', 'castle, empty');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('data-place', 'c1');
  for (let ring = 1; ring < 6; ring++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(focused).toHaveAttribute('aria-label', 'c6, Attacker, can move');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('data-place', 'c6');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('data-place', 'd6');
  await page.keyboard.press(' ');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await expect(player.place('d5')).toHaveAttribute('aria-label', 'd5, empty, can be moved to');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAttribute('aria-pressed', 'false');
});

test('legal targets are shown when a piece is picked up', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  const { x, y } = await player.at('c6');
  await page.mouse.click(x, y);
  await expect(page.locator('ringo-board .dot')).toHaveCount(1);
  await expect(page.locator('ringo-board .cell.target')).toHaveAttribute('data-place', 'c5');
  await page.mouse.click(x, y);
  await expect(page.locator('ringo-board .dot')).toHaveCount(0);
});

test('an illegal move is explained in the words of the service', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await player.drag('b6', 'b4');
  await expect(page.locator('ringo-table .refused')).toContainText('b6-b4 is not legal');
  await expect(player.told()).toContainText('b6-b4 is not legal');
  expect(player.moves()).toEqual([]);
  await expectAccessible(page);
  await player.drag('b6', 'b5');
  await expect.poll(() => player.moves()[0]).toBe('b6-b5');
  await expect(page.locator('ringo-table .refused')).toHaveCount(0);
});

test('a move can be typed', async ({ page }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=person');
  await page.getByLabel('Type a move').fill('b6-b7');
  await page.keyboard.press('Enter');
  await expect(page.locator('ringo-table .refused')).toContainText('This is not a move');
  await page.getByLabel('Type a move').fill('b6-b5');
  await page.keyboard.press('Enter');
  await expect.poll(() => player.moves()).toEqual(['b6-b5']);
});

test('where a move may capture one of two pieces, the player chooses', async ({ page }) => {
  const player = new Player(page);
  await player.open('#/play?rules=zapletal&attacker=person&defender=person&start=8/8/8/8/8/1A2D2A_0_D');
  await player.drag('e1', 'a1');
  await page.getByRole('button', { name: 'The piece (h1)' }).click();
  await expect.poll(() => player.moves()).toEqual(['e1xa1(h1)']);
});

test('two people at one screen, with steps back and forth, take-back and record', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = new Player(page);
  await player.open('#/play?rules=bell&attacker=person&defender=person');
  await player.drag('b6', 'b5');
  await expect(player.standing()).toContainText('Defender to move');
  await player.drag('b1', 'b2');
  await expect(player.standing()).toContainText('Attacker to move');
  await expect.poll(() => player.moves()).toEqual(['b6-b5', 'b1-b2']);

  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(player.place('b6')).toHaveAttribute('aria-label', 'b6, Attacker');
  await expect(page.locator('ringo-table')).toContainText('You are looking at an earlier position.');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(player.place('b5')).toHaveAttribute('aria-label', 'b5, Attacker');
  await page.getByRole('button', { name: 'To the last move' }).click();
  await expect(player.place('b5')).toHaveAttribute('aria-label', 'b5, Attacker, can move');

  await page.getByRole('button', { name: 'Copy record' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Rules: bell\nResult: ongoing\n\n1. b6-b5 b1-b2\n');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => player.moves()).toEqual(['b6-b5']);
  await expect(player.standing()).toContainText('Defender to move');
});

test('taking back takes the answer of the engine with it', async ({ page }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=1&seed=3');
  await player.drag('b6', 'b5');
  await expect.poll(() => player.moves().length).toBe(2);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => player.moves()).toEqual([]);
  await expect(player.standing()).toContainText('Attacker to move');
});

test('a reload in the middle keeps the game, and a link has it for others', async ({ page, newPage }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=1&seed=4');
  await player.drag('c6', 'c5');
  await expect.poll(() => player.moves().length).toBe(2);
  const moves = player.moves();
  await page.reload();
  await expect(player.place('c5')).toHaveAttribute('aria-label', /Attacker/);
  expect(player.moves()).toEqual(moves);
  await expect(page.locator('ringo-moves li button')).toHaveText(moves);

  const other = new Player(await newPage());
  await other.page.goto(page.url());
  await expect(other.place('c5')).toHaveAttribute('aria-label', /Attacker/);
  expect(other.moves()).toEqual(moves);
});

test('hints by grade, each telling more', async ({ page }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=person&start=8/8/8/5D2/1A6/3A4_1_A');
  const hint = page.locator('ringo-hint');
  await page.getByRole('button', { name: 'What matters?' }).click();
  await expect(hint.locator('[role=status] p').first()).not.toBeEmpty();
  await expect(hint.locator('[role=status] strong')).toHaveCount(0);
  await page.getByRole('button', { name: 'Which piece?' }).click();
  await expect(page.locator('ringo-board .circle')).toHaveCount(1);
  await page.getByRole('button', { name: 'Which move?' }).click();
  await expect(hint.locator('[role=status] strong')).toHaveText('d1-castle');
  await expect(page.locator('ringo-board .arrow')).toHaveCount(1);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(hint.locator('li').first()).not.toBeEmpty();
  await expectAccessible(page);
});

test('analysis shows lines and a bar, live, and follows the position', async ({ page }) => {
  const player = new Player(page);
  await player.open('#/play?attacker=person&defender=person');
  const analysis = page.locator('ringo-analysis');
  await analysis.getByRole('button', { name: 'Start' }).click();
  await expect(analysis.locator('.lines li')).toHaveCount(3);
  await expect(analysis.getByRole('meter')).toHaveAttribute('aria-valuenow', /^[0-9]+$/);
  const depth = async () => Number(/(\d+) moves deep/.exec((await analysis.locator('.depth').textContent()) ?? '')?.[1] ?? 0);
  const first = await depth();
  await expect.poll(depth).toBeGreaterThan(first);
  await expect(page.locator('ringo-board .arrow')).toHaveCount(1);
  await expectAccessible(page);

  await player.drag('e6', 'e5');
  await expect(player.standing()).toContainText('Defender to move');
  await expect(analysis.locator('.lines li strong').first()).toHaveText(/^[bdfh]1/);
  await analysis.getByRole('button', { name: 'Stop' }).click();
  await expect(analysis.locator('.lines')).toHaveCount(0);
  await expect(page.locator('ringo-board .arrow')).toHaveCount(0);
});

test('a new game by rules of one’s own, from a position of one’s own', async ({ page }) => {
  const player = new Player(page);
  await player.open();
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=defender]').selectOption('person');
  await dialog.locator('#set').selectOption('bell');
  await expect(dialog).toContainText('Defenders slide along their rings');
  await dialog.getByText('Change single rules').click();
  await dialog.locator('[name=defenderPass]').selectOption('true');
  await expectAccessible(page);
  await dialog.getByLabel(/Start from a position/).fill('8/8/8/8/8/1A6 0 D');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(dialog.locator('.refused')).toContainText('The defender has won.');
  await dialog.getByLabel(/Start from a position/).fill('1A6/8/8/8/8/2AD4 0 D');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[slot=status]')).toContainText('Bell, changed');
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect.poll(() => player.moves()).toEqual(['pass']);
  await page.getByText('The rules of this game').click();
  await expect(page.locator('ringo-explained')).toContainText('The defender may pass instead of moving a piece.');
});
