import type { Locator, Page } from '@playwright/test';

/** Asks a table for all that was found, as CSV or as a workbook ('Excel (XLSX)'). */
export async function exportar(donde: Page | Locator, formato = 'CSV'): Promise<void> {
  await donde.getByRole('button', { name: /^Más de / }).click();
  await donde.getByRole('menuitem', { name: `Exportar ${formato}` }).click();
}

/** A figure of a CSV as the Excel of Ecuador reads it. */
export const cifraDeCsv = (celda = ''): number => Number(celda.replace(',', '.'));
