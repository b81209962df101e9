/**
 * What the server of today does not take of pages of a release before contracts were a seam (docs/adr/0058), by call, and why nobody
 * is held up by it. One that fits again is told, so that it goes from here; the list ends with the releases that it is of.
 */
export const ACEPTADAS: Readonly<Record<string, string>> = {
  'POST /v1/crear_empresa': 'letras que un texto no admite, que se rechazan con su oración',
  'POST /v1/actualizar_empresa': 'letras que un texto no admite, que se rechazan con su oración',
  'PUT /v1/actualizar_estado': 'letras que un texto no admite, que se rechazan con su oración',
};
