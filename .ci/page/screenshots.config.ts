import checks from './playwright.config';

export default { ...checks, testDir: 'screenshots' };
