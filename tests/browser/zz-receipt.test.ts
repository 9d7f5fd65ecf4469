import { it } from 'vitest';
import { beginVisit } from './support/browser';
it('looks', async () => {
  const visit = await beginVisit();
  for (const [name, options] of [['rec390', { viewport: { width: 390, height: 900 } }], ['rec1280', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }]] as const) {
    const page = await visit.open(options);
    await page.goto('/pay?category=late&paper=239&accommodation=yes');
    await page.getByText('Sum: 1250').waitFor();
    await page.getByLabel('First name').fill('Élodie');
    await page.getByLabel('Last name').fill('Ben Youssef');
    await page.getByLabel('E-mail').fill('elodie@example.org');
    await page.locator('form button').click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Amount in words').waitFor();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/g/${name}.png`, fullPage: true });
    if (name === 'rec390') await page.pdf({ path: '/tmp/g/rec.pdf', preferCSSPageSize: true, format: 'A4' });
  }
  await visit.end();
}, 60000);
