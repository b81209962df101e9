/**
 * What is not of one company and is meant so, with why. What is found no more fails the test as what is new does.
 * docs/operacion/citus.md says the same in Spanish, by name.
 */
const EN_TODAS = 'of all companies, and only read: asked of each shard';
const SOLO_LEE =
  'reads what is due of all companies: asked of each shard; it is taken inside a company';
const PURA = 'reads no table';
const DEL_ESQUEMA = 'of the schema, whose rows it does not read';

export const EN_EL_CATALOGO: Readonly<Record<string, string>> = {
  'facturacion.contadores: unique contadores_de_una_empresa has no empresa_id':
    'a numbering belongs to one company whatever its RUC (ADR 9): dropped where a base is spread (ADR 94)',
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
  'pedidos.una_llave_cerrada: does not take the company first': EN_TODAS,
};

/** Functions whose body takes rows of many companies, and of which tables. */
export const EN_FUNCIONES: Readonly<Record<string, string>> = {
  'facturacion.certificados_de: facturacion.certificados': "the operator's list of companies",
  'facturacion.cifras: facturacion.conciliacion_noches, facturacion.pausas': EN_TODAS,
  'facturacion.cola: facturacion.trabajos': EN_TODAS,
  'facturacion.serie_de_otra: facturacion.contadores': "whether a series is anybody else's",
  'facturacion.tomar_arriendos_vencidos: facturacion.dispositivos': EN_TODAS,
  'facturacion.correos_debidos: facturacion.correos': SOLO_LEE,
  'facturacion.trabajos_debidos: facturacion.pausas, facturacion.trabajos': SOLO_LEE,
  'pedidos.cifras: pedidos.programados, pedidos.reporte_cartas, pedidos.suscripciones': EN_TODAS,
  'pedidos.dias_por_totalizar: pedidos.dias_pendientes': EN_TODAS,
  'pedidos.empresas_con_llaves_claras: pedidos.impresoras_vinculadas': EN_TODAS,
  'pedidos.programados_debidos: pedidos.programados': SOLO_LEE,
  'pedidos.reporte_cartas_debidas: pedidos.reporte_cartas': SOLO_LEE,
  'pedidos.suscripciones_debidas: pedidos.suscripciones': SOLO_LEE,
  'pedidos.una_llave_cerrada: pedidos.impresoras_vinculadas': EN_TODAS,
};
