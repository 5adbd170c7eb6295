import { createServer, connect, type Server, type Socket } from 'node:net';
import { Player, expect, expectAccessible, test, uniqueName } from './ringo';

/** Stands between a browser and the service, and can cut what is open. */
class Wire {
  private readonly open = new Set<Socket>();
  private readonly server: Server;

  constructor(private readonly target: URL) {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [near, far]) {
        this.open.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.open.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far);
      far.pipe(near);
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    const address = this.server.address();
    if (address === null || typeof address === 'string') {
      throw new Error('no address');
    }
    return `http://127.0.0.1:${address.port}`;
  }

  cut(): void {
    for (const socket of this.open) {
      socket.destroy();
    }
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

test('a correspondence game between two browsers, live', async ({ page, newPage }) => {
  const [jana, petr] = [new Player(page), new Player(await newPage())];
  const [janasName, petrsName] = [uniqueName('Jana'), uniqueName('Petr')];
  await page.goto('/#/games');
  await expectAccessible(page);
  await jana.become(janasName);
  await petr.page.goto('/#/games');
  await petr.become(petrsName);

  const create = page.locator('#create');
  await create.getByLabel('My side').selectOption('attacker');
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(jana.standing()).toContainText('waits for an opponent');
  await petr.page.reload();
  await expect(petr.page.locator('#open')).toContainText(janasName);

  // By the link, as it would be sent.
  await petr.page.goto(page.url());
  await petr.page.getByRole('button', { name: 'Join' }).click();
  await expect(jana.standing()).toContainText('It is your turn.');
  await expectAccessible(page);

  await jana.drag('b6', 'b5');
  await expect(petr.standing()).toContainText('It is your turn.');
  await expect(petr.place('b5')).toHaveAttribute('aria-label', /Attacker/);
  await expect(petr.told()).toContainText('Attacker: b6 to b5');
  await petr.drag('b1', 'b2');
  await expect(jana.standing()).toContainText('It is your turn.');
  await expect(jana.place('b2')).toHaveAttribute('aria-label', /Defender/);

  await page.reload();
  await expect(jana.place('b2')).toHaveAttribute('aria-label', /Defender/);
  await expect(jana.standing()).toContainText('It is your turn.');

  await jana.drag('c6', 'c3');
  await expect(page.locator('ringo-table .refused')).toContainText('c6-c3 is not legal');
  await jana.drag('c6', 'c5');
  await expect(petr.place('c5')).toHaveAttribute('aria-label', /Attacker/);
  await petr.page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(jana.standing()).toContainText('Defender offers a draw.');
  await page.getByRole('button', { name: 'Decline the draw' }).click();
  await expect(petr.page.getByRole('button', { name: 'Offer a draw' })).toBeVisible();
  await petr.page.goto('/#/games');
  await expect(petr.page.locator('#turns')).toContainText(janasName);
  await expect(petr.page.locator('.badge')).toContainText('1');
  await petr.page.locator('#turns a').click();
  await petr.page.getByRole('button', { name: 'Resign' }).click();
  await petr.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(jana.standing()).toContainText('The attacker has won. The other side has resigned.');
  await expect(page.locator('ringo-analysis')).toHaveCount(1);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(jana.standing()).toContainText('waits for an opponent');
});

test('against the engine, by correspondence', async ({ page }) => {
  const jana = new Player(page);
  await page.goto('/#/games');
  await jana.become(uniqueName('Jana'));
  const create = page.locator('#create');
  await create.getByLabel('Against').selectOption('engine');
  await create.getByLabel('My side').selectOption('defender');
  await create.getByRole('button', { name: 'Create' }).click();
  await expect(jana.standing()).toContainText('It is your turn.');
  await expect(page.locator('ringo-moves li button')).toHaveCount(1);
});

test('the event stream may be cut, and is taken up again', async ({ page, newPage, baseURL, faults }) => {
  const wire = new Wire(new URL(baseURL ?? ''));
  const origin = await wire.listen();
  try {
    const [jana, petr] = [new Player(page), new Player(await newPage())];
    await page.goto('/#/games');
    await jana.become(uniqueName('Jana'));
    await page.locator('#create').getByLabel('My side').selectOption('attacker');
    await page.locator('#create').getByRole('button', { name: 'Create' }).click();
    await expect(jana.standing()).toContainText('waits for an opponent');

    await petr.page.goto(`${origin}/${new URL(page.url()).hash}`);
    await petr.become(uniqueName('Petr'));
    await petr.page.getByRole('button', { name: 'Join' }).click();
    await expect(petr.standing()).toContainText('Attacker to move');
    for (const [from, to, back, forth] of [['b6', 'b5', 'b1', 'b2'], ['c6', 'c5', 'd1', 'd2']] as const) {
      wire.cut();
      await jana.drag(from, to);
      await expect(petr.place(to)).toHaveAttribute('aria-label', /Attacker/);
      await petr.drag(back, forth);
      await expect(jana.place(forth)).toHaveAttribute('aria-label', /Defender/);
    }
  } finally {
    wire.close();
    // The other way to the service is another origin for this visitor, and a cut is an error in the browser's eyes.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(origin) && !fault.includes('ERR_')));
  }
});

test('a page that came without TLS from another machine works the same', async ({ playwright, baseURL }) => {
  const address = new URL(baseURL ?? '');
  address.hostname = 'ringo.test';
  const browser = await playwright.chromium.launch({
    ...test.info().project.use.launchOptions,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP ringo.test 127.0.0.1'],
  });
  const page = await browser.newPage({ locale: 'en' });
  const jana = new Player(page);
  await page.goto(`${address.origin}/#/games`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await jana.become(uniqueName('Jana'));
  await page.locator('#create').getByRole('button', { name: 'Create' }).click();
  await expect(jana.standing()).toContainText('waits for an opponent');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.goto(`${address.origin}/#/play`);
  await page.getByLabel('Type a move').click();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Type a move')).toHaveValue(/^http:\/\/ringo/);
  await browser.close();
});
