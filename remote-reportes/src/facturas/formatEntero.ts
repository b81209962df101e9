/** '2,000': thousands as formatMonto tells them apart. */
export const formatEntero = (entero: number) =>
  String(entero).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
