/** $1 empresa. The list of tarifas that holds, as JSON; null where the company never had any. */
export const TARIFAS = `
  (select t.tarifas from pedidos.tarifarios t where t.empresa_id = $1 order by t.version desc limit 1)`;

/** $1 empresa, $2 since when: the list of that moment, and each that came after it, the oldest first. */
export const TARIFARIOS = `
  select tarifas, desde from pedidos.tarifarios
   where empresa_id = $1 and version >= coalesce(
           (select max(version) from pedidos.tarifarios where empresa_id = $1 and desde <= $2::timestamptz), 0)
   order by version`;
