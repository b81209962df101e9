import type { Servicio } from '@comanda/kit/testing/servicio';

/** What is append-only only its owner may clear, and only by saying so. One statement at a time, as a spread base takes them. */
export async function sinDisparadores(
  { sql }: Pick<Servicio, 'sql'>,
  libros: readonly string[],
  limpiar: readonly string[],
): Promise<void> {
  for (const libro of libros) await sql(`alter table ${libro} disable trigger user`);
  for (const una of limpiar) await sql(una);
  for (const libro of libros) await sql(`alter table ${libro} enable trigger user`);
}
