/** What delivery asks for each document, every one a trip of its own: a name, for the server to keep its plan by, and a text. */

/** $1 empresa, $2 now, $3 until when, $4 which, $5 the lease. What its last holder never gave back is doubtful. */
export const TOMAR = {
  name: 'tomar_trabajos',
  text: `
    update facturacion.trabajos t
       set arriendo = $5, arrendado_hasta = $3, intentos = t.intentos + 1, dudoso = t.dudoso or t.arriendo is not null
      from (
        select q.clave_acceso
          from facturacion.trabajos q
         where q.empresa_id = $1 and q.clave_acceso = any ($4::text[])
           and q.proximo <= $2 and (q.arrendado_hasta is null or q.arrendado_hasta <= $2)
           for update skip locked
      ) debidos
     where t.empresa_id = $1 and t.clave_acceso = debidos.clave_acceso
    returning t.clave_acceso, t.arriendo, t.intentos, t.peticion`,
};

/** A job that nobody has taken yet is due by any clock. */
export const TOMAR_UNO = {
  name: 'tomar_trabajo',
  text: `
    update facturacion.trabajos t
       set arriendo = $4, arrendado_hasta = $5, intentos = t.intentos + 1, dudoso = t.dudoso or t.arriendo is not null
     where t.empresa_id = $1 and t.clave_acceso = $2
       and (t.arrendado_hasta is null or t.arrendado_hasta <= $3) and (t.proximo <= $3 or t.intentos = 0)
    returning t.arriendo, t.intentos, t.peticion`,
};

export const DOCUMENTO = {
  name: 'documento_de_trabajo',
  text: `
    select c.clave_acceso, c.cod_doc, c.modifica, c.ambiente, c.estado, c.codigo, c.mensaje, c.identificacion, c.datos, c.xml_firmado,
           t.enviado, t.dudoso, t.envios, t.enviado_en, t.consultas, t.consultado_en, t.conocido,
           exists (
             select from facturacion.intentos i
              where i.empresa_id = $1 and i.clave_acceso = $2 and i.paso = 'CONSULTA'
                and i.resultado in ('NO_AUTORIZADO', 'REQUIERE_ATENCION', 'EMPRESA_PAUSADA')) as rechazado
      from facturacion.comprobantes c
      join facturacion.trabajos t on t.empresa_id = c.empresa_id and t.clave_acceso = c.clave_acceso
     where c.empresa_id = $1 and c.clave_acceso = $2`,
};

export const TURNO = {
  name: 'turno_de_trabajo',
  text: `
    select exists (
             select from facturacion.pausas p
              where p.empresa_id = $1 and p.reanudada_en is null
                and substr(p.clave_acceso, 24, 1) = substr($2::text, 24, 1)) as pausada,
           facturacion.primero_por_enviar($1, $2, $3) as primero`,
};

export const CEDER = {
  name: 'ceder_trabajo',
  text: 'select facturacion.ceder_trabajo($1, $2, $3, $4, $5, $6, $7)',
};

export const ANOTAR = {
  name: 'anotar_paso',
  text: `
    select facturacion.anotar_paso($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
                                   $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) as suyo`,
};

export const PENDIENTE = {
  name: 'trabajo_pendiente',
  text: `
    select t.enviado, c.estado in ('RECIBIDA', 'EN_PROCESO') as recibido, t.arriendo is not null as arrendado
      from facturacion.trabajos t
      join facturacion.comprobantes c on c.empresa_id = t.empresa_id and c.clave_acceso = t.clave_acceso
     where t.empresa_id = $1 and t.clave_acceso = $2`,
};
