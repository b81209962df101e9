/** A column that says that a right was used, and the one function that may write it. */
export type Marca = { tabla: string; columna: string; reclamo: string };

/** Which of those columns a text of SQL, or a source with SQL in it, writes: by an update, an upsert or the query builder. */
export function escritasEn(fuente: string, marcas: readonly Marca[]): string[] {
  const escritas = marcas
    .filter(({ tabla, columna }) =>
      asignadas(fuente, tabla).some((texto) => asigna(texto, columna)),
    )
    .map(({ tabla, columna }) => `${tabla}.${columna}`);
  return [...new Set(escritas)];
}

/** What follows the name of the table where it is written, until the statement or the chain of calls ends. */
function asignadas(fuente: string, tabla: string): string[] {
  const nombre = tabla.replace('.', String.raw`\.`);
  const enSql = new RegExp(
    String.raw`\b(?:update|insert into)\s+${nombre}\b([^;\`]*?\bset\b[^;\`]*?)(?:\bwhere\b|\breturning\b|;|\`|'|$)`,
    'gi',
  );
  const enLlamadas = new RegExp(
    String.raw`(?:updateTable|insertInto)\('${nombre}[^']*'\)([^;]*)`,
    'g',
  );
  return [...fuente.matchAll(enSql), ...fuente.matchAll(enLlamadas)].map(([, resto = '']) => resto);
}

const asigna = (texto: string, columna: string): boolean =>
  new RegExp(String.raw`\b${columna}\s*(?:=|:)`).test(texto);
