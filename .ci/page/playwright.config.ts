import { defineConfig } from '@playwright/test';

/** Where the service is, and which browser to use: .ci/page/check says both. */
const { RINGO_PAGE, CHROMIUM } = process.env;

export default defineConfig({
  testDir: 'tests',
  outputDir: '../../target/page/results',
  reporter: [['list']],
  // The tests share a service with one permit for searches.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: RINGO_PAGE ?? 'http://127.0.0.1:8080',
    locale: 'en',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
});
