/**
 * What is not of one company and is meant so, with what Citus would need for it. What is found no more fails the test as
 * what is new does. docs/operacion/citus.md says the same in Spanish, by name.
 */
const EN_TODAS = 'of all companies: would be asked of each shard, or of a queue that is local';
const SOLO_LEE =
  'reads what is due of all companies: asked of each shard; it is taken inside a company';
const PURA = 'reads no table';
const DEL_ESQUEMA = 'of the schema, whose rows it does not read';

export const EN_EL_CATALOGO: Readonly<Record<string, string>> = {
  'facturacion.contadores: unique contadores_de_una_empresa has no empresa_id':
    'a numbering belongs to one company whatever its RUC (ADR 9): a reference table of series, claimed before they are used',
  'facturacion.certificados_de: does not take the company first':
    "the operator's list of companies",
  'facturacion.cifras: does not take the company first': EN_TODAS,
  'facturacion.clave_acceso_de: does not take the company first': PURA,
  'facturacion.cola: does not take the company first': EN_TODAS,
  'facturacion.desglosar: does not take the company first': PURA,
  'facturacion.emitir_nota_credito: does not take the company first':
    'takes the row of an invoice, which has its company; called by what takes the company first',
  'facturacion.tomar_arriendos_vencidos: does not take the company first': EN_TODAS,
  'facturacion.correos_debidos: does not take the company first': SOLO_LEE,
  'facturacion.noches_debidas: does not take the company first': SOLO_LEE,
  'facturacion.trabajos_debidos: does not take the company first': SOLO_LEE,
  'pedidos.cifras: does not take the company first': EN_TODAS,
  'pedidos.dias_por_totalizar: does not take the company first': EN_TODAS,
  'pedidos.empresas_con_llaves_claras: does not take the company first': EN_TODAS,
  'pedidos.estrecha: does not take the company first': DEL_ESQUEMA,
  'pedidos.estrechar: does not take the company first': DEL_ESQUEMA,
  'pedidos.normalizar: does not take the company first': PURA,
  'pedidos.programados_debidos: does not take the company first': SOLO_LEE,
  'pedidos.reporte_cartas_debidas: does not take the company first': SOLO_LEE,
  'pedidos.suscripciones_debidas: does not take the company first': SOLO_LEE,
  'pedidos.totales_de: does not take the company first':
    'takes rows, which have their company; called by a trigger on them',
  'pedidos.una_llave_cerrada: does not take the company first': EN_TODAS,
};

/** Functions whose body takes rows of many companies, and of which tables. */
export const EN_FUNCIONES: Readonly<Record<string, string>> = {
  'facturacion.certificados_de: facturacion.certificados': "the operator's list of companies",
  'facturacion.cifras: facturacion.comprobantes, facturacion.contadores, facturacion.correos, facturacion.pausas, facturacion.trabajos':
    EN_TODAS,
  'facturacion.cola: facturacion.trabajos': EN_TODAS,
  'facturacion.serie_de_otra: facturacion.contadores':
    'whether anybody else counts in a series: would be read of the table of series',
  'facturacion.tomar_arriendos_vencidos: facturacion.dispositivos': EN_TODAS,
  'facturacion.correos_debidos: facturacion.correos': SOLO_LEE,
  'facturacion.noches_debidas: facturacion.comprobantes, facturacion.conciliacion_noches': SOLO_LEE,
  'facturacion.trabajos_debidos: facturacion.pausas, facturacion.trabajos': SOLO_LEE,
  'pedidos.cifras: pedidos.programados, pedidos.reporte_cartas, pedidos.suscripciones': EN_TODAS,
  'pedidos.dias_por_totalizar: pedidos.dias_pendientes': EN_TODAS,
  'pedidos.empresas_con_llaves_claras: pedidos.impresoras_vinculadas': EN_TODAS,
  'pedidos.programados_debidos: pedidos.programados': SOLO_LEE,
  'pedidos.reporte_cartas_debidas: pedidos.reporte_cartas': SOLO_LEE,
  'pedidos.suscripciones_debidas: pedidos.suscripciones': SOLO_LEE,
  'pedidos.totales_de: pedidos.ventas': 'of the companies of the rows it is given',
  'pedidos.una_llave_cerrada: pedidos.impresoras_vinculadas': EN_TODAS,
};

/** Statements, by what they say and what is found of them. */
export const EN_SENTENCIAS: readonly { dice: string; falta: string; por: string }[] = [
  {
    dice: 'from identidad.auditoria_de',
    falta: 'joins identidad.auditoria, which stays behind',
    por: "a person's acts and their logins in one list: two questions, or Citus fetches what is behind first",
  },
  {
    dice: 'from pg_locks',
    falta: 'joins pg_catalog.pg_database, which stays behind',
    por: 'whether who began an import still lives is a lock of the coordinator: would be asked apart',
  },
  {
    dice: 'insert into "pedidos"."materias_primas"',
    falta: 'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    por: "its ON CONFLICT names a partial index by a parameter, so that only a plan for its values is possible: 'A' would be written out",
  },
];
