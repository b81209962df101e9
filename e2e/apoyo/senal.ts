import type { Page } from '@playwright/test';

/** Kept from outside: something was seen, or may go on. */
export function senal(): { llega: Promise<void>; dar: () => void } {
  let dar = (): void => undefined;
  const llega = new Promise<void>((resolve) => (dar = resolve));
  return { llega, dar: () => dar() };
}

/** Calls to that address are not answered before `soltar`; `pedidas` are those that were made. */
export async function retener(
  page: Page,
  donde: string,
): Promise<{ pedidas: string[]; soltar: () => void }> {
  const pedidas: string[] = [];
  const permiso = senal();
  await page.route(donde, async (route) => {
    pedidas.push(route.request().url());
    await permiso.llega;
    await route.continue();
  });
  return { pedidas, soltar: permiso.dar };
}
