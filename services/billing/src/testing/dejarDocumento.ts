import type { MundoDeDenegar } from '@comanda/kit/testing/denegar';

type Dueno = MundoDeDenegar['dueno'];

/** As the authority leaves a document that it sends back: out of the queue. */
export async function devolver(dueno: Dueno, clave: string): Promise<void> {
  await sacarDeLaCola(dueno, clave);
  await dueno(`update facturacion.comprobantes set estado = 'DEVUELTA' where clave_acceso = $1`, [
    clave,
  ]);
  await dueno(
    `insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, milisegundos, en)
     select empresa_id, clave_acceso, 'ENVIO', estado, 0, now() from facturacion.comprobantes where clave_acceso = $1`,
    [clave],
  );
}

/** Another sale's, whose number the authority has under another document; answers its key. */
export async function chocada(dueno: Dueno, clave: string): Promise<string> {
  const [fila] = await dueno<{ clave_acceso: string }>(
    `insert into facturacion.comprobantes (
       empresa_id, clave_acceso, venta_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
       fecha_emision, identificacion, total, datos, estado, codigo)
     select c.empresa_id, left(c.clave_acceso, 30) || n.numero || right(c.clave_acceso, 10), gen_random_uuid(), c.ruc,
            c.establecimiento, c.punto_emision, c.cod_doc, c.ambiente, n.numero::bigint, c.fecha_emision,
            c.identificacion, c.total, c.datos, 'REQUIERE_ATENCION', '45'
       from facturacion.comprobantes c
      cross join lateral (
        select (900000000 + count(*))::text as numero from facturacion.comprobantes) n
      where c.clave_acceso = $1
     returning clave_acceso`,
    [clave],
  );
  return fila?.clave_acceso ?? '';
}

/** An authorised credit note over a tenth of an invoice, which is authorised with it; answers its key. */
export async function conNota(dueno: Dueno, clave: string): Promise<string> {
  await dueno(
    `update facturacion.comprobantes set estado = 'AUTORIZADO', xml_firmado = coalesce(xml_firmado, '<a/>'),
            xml_autorizado = coalesce(xml_autorizado, '<a/>'), fecha_autorizacion = coalesce(fecha_autorizacion, now())
      where clave_acceso = $1`,
    [clave],
  );
  const [fila] = await dueno<{ clave_acceso: string }>(
    `insert into facturacion.comprobantes (
       empresa_id, clave_acceso, venta_id, modifica, parcial, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
       fecha_emision, identificacion, total, datos, estado, xml_firmado, xml_autorizado)
     select c.empresa_id, left(c.clave_acceso, 8) || '04' || substr(c.clave_acceso, 11, 20) || n.numero || right(c.clave_acceso, 10),
            c.venta_id, c.clave_acceso, true, c.ruc, c.establecimiento, c.punto_emision, '04', c.ambiente, n.numero::bigint,
            c.fecha_emision, c.identificacion, round(c.total / 10, 2), c.datos, 'AUTORIZADO', '<a/>', '<a/>'
       from facturacion.comprobantes c
      cross join lateral (
        select (900000000 + count(*))::text as numero from facturacion.comprobantes) n
      where c.clave_acceso = $1
     returning clave_acceso`,
    [clave],
  );
  return fila?.clave_acceso ?? '';
}

/** As one that was annulled in the portal, by what was written down, and that the authority has in force. */
export async function seguirVigente(
  dueno: (texto: string, valores: readonly unknown[]) => Promise<unknown>,
  clave: string,
): Promise<void> {
  await dueno(
    `update facturacion.comprobantes set estado = 'ANULADA', anulada_en_sri = fecha_emision where clave_acceso = $1`,
    [clave],
  );
  await dueno(
    `insert into facturacion.conciliaciones (empresa_id, clave_acceso, hallazgo, desde)
     select empresa_id, clave_acceso, 'VIGENTE', now() from facturacion.comprobantes where clave_acceso = $1
     on conflict (empresa_id, clave_acceso) do update set hallazgo = 'VIGENTE'`,
    [clave],
  );
}

/** As the authority leaves one that it authorised; only the printed form looks at when. */
export async function autorizar(dueno: Dueno, clave: string): Promise<void> {
  await dueno(
    'update facturacion.comprobantes set fecha_autorizacion = now() where clave_acceso = $1',
    [clave],
  );
}

/** And whole, as far as mail looks; nothing was sent of it before. */
export async function darPorAutorizado(dueno: Dueno, clave: string): Promise<void> {
  await dueno('delete from facturacion.correos where clave_acceso = $1', [clave]);
  await sacarDeLaCola(dueno, clave);
  await dueno(
    `update facturacion.comprobantes
        set estado = 'AUTORIZADO', fecha_autorizacion = now(), xml_autorizado = xml_firmado
      where clave_acceso = $1`,
    [clave],
  );
}

const sacarDeLaCola = (dueno: Dueno, clave: string) =>
  dueno('delete from facturacion.trabajos where clave_acceso = $1', [clave]);
