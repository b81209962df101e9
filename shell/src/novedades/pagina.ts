/** The page itself, which a test cannot load anew. */
export const pagina = { recargar: () => location.reload() };
