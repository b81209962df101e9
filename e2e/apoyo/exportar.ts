import type { Locator, Page } from '@playwright/test';

/** Asks a table for all that was found, as CSV or as a workbook ('Excel (XLSX)'). */
export async function exportar(donde: Page | Locator, formato = 'CSV'): Promise<void> {
  await donde.getByRole('button', { name: /^Más de / }).click();
  await donde.getByRole('menuitem', { name: formato }).click();
}
