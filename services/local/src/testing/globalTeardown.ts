/** After the tests: drops the template and stops the server this run started. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.comandaPruebas?.terminar();
}
