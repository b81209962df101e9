/** A service, or kit, which names functions for whichever runs it. */
type Lector = 'platform' | 'identidad' | 'billing' | 'ordering' | 'kit';

/** Each function that others may call of a schema: who, and what for. */
type Prestadas = Readonly<Record<string, readonly [para: readonly Lector[], que: string]>>;

/**
 * All that one service may name of another's schema: functions, and no table. They are SQL functions of their owner
 * (services/x/migrations/funciones), so that a statement or a transaction may span two services (docs/adr/0004). What is
 * named and does not stand here fails the test beside it, as does what stands here and nobody names.
 */
export const ENTRE_ESQUEMAS: Readonly<Record<string, Prestadas>> = {
  identidad: {
    // who calls, and whether they may
    sesion_de_acceso: [['kit'], 'who holds a bearer token'],
    sesion_de_refresco: [['kit'], 'who holds a refresh token'],
    salidas_de: [['billing'], 'whether who was last in at a silent till left by themselves'],
    sesiones_vivas: [['kit'], 'which sessions live that streams are open for'],
    empresas_por_nombre: [['kit'], 'the companies that a caller of any company names'],
    cuenta_de: [['kit'], 'what a password is checked against'],
    sal_de_pin: [['kit'], 'what a PIN is hashed with'],
    es_su_pin: [['kit'], 'whether a PIN is that of who was chosen'],
    segundo_factor_de: [['kit'], 'what a code of a second factor is compared with'],
    es_su_codigo: [['kit'], 'whether it is a recovery code of theirs'],
    reclamar_paso: [
      ['kit'],
      'that a code of it is used up, in the transaction of what it was typed for',
    ],
    reclamar_codigo: [['kit'], 'the same, of a recovery code'],
    contar_intento: [['kit'], 'whether a password, a PIN, a code or a key may be tried now'],
    olvidar_intentos: [['kit'], 'that it was right'],
    devolver_intento: [['kit'], 'that it was right, and others failed'],
    anotar: [['kit', 'platform'], 'the audit of who exists and of what is published'],
    // companies and people, as others tell of them
    empresa_de: [
      ['billing', 'ordering'],
      'the record of a company: with what it issues, sells and writes',
    ],
    establecimientos_de: [['billing'], 'with which companies one declares its month'],
    ley_de: [['billing', 'ordering'], 'at which rates a company sells and invoices on a day'],
    servicio_de: [['ordering'], 'where a company adds the servicio of the law'],
    regimen_de: [
      ['billing', 'ordering'],
      'the regime of a company that sells with notas de venta, with its invoices or without any',
    ],
    bloquear_empresa: [['billing'], 'that nobody claims its series meanwhile'],
    serie_asignada: [
      ['billing'],
      'whether a series is of another company that has not counted in it yet',
    ],
    fijar_emision: [['billing'], 'with what it issues from now on, written with its numberings'],
    logo_de: [['billing'], 'its logo, on documents and in mail'],
    todas_las_empresas: [['ordering', 'platform'], 'what is asked of many companies at once'],
    bloquear_empresas: [['platform'], 'that no company whose areas change is taken off meanwhile'],
    gente_de: [['ordering', 'platform'], 'who works for a company'],
    administrador_de: [['ordering'], 'who approves what others may not'],
    personas_de: [['ordering'], 'what people are called, also who has left'],
    auditoria_de: [['ordering'], "the company's part of the one audit that is read"],
    auditoria_de_su_gente: [['ordering'], 'the logins in it'],
    instante_auditado: [['ordering'], 'from where its next page goes on'],
  },
  plataforma: {
    areas_de: [['identidad', 'ordering'], 'which areas are on in a company'],
    encender_areas: [
      ['identidad'],
      'the areas of a company that is registered, in its transaction',
    ],
    publicaciones_detenidas: [['ordering'], 'what waits for the operator'],
    llamadas_en_uso: [['kit'], 'what the builds in use call, before a service starts over them'],
  },
  facturacion: {
    // within the transaction of a sale, or of what becomes of it
    consumir_reserva: [['ordering'], 'the number of a sale is spent and its invoice queued'],
    consumir_arrendada: [['ordering'], 'the same, of a till that holds the number'],
    reservar_factura: [['ordering'], 'the next number, for a sale that no browser makes'],
    registrar_comprador: [['ordering'], 'the buyer that a till took down without a line'],
    cambiar_codigo: [
      ['ordering'],
      'a sale of a till gets another number, whose ticket names this one',
    ],
    anular_comprobante: [['ordering'], 'a sale is voided, and its invoice'],
    reactivar_comprobante: [['ordering'], 'the same, taken back'],
    anular_en_portal: [
      ['ordering'],
      'the same, of one that was annulled in the portal of the authority',
    ],
    constan_anuladas: [
      ['ordering'],
      'which invoices the authority has as annulled, before one is taken back by a note',
    ],
    factura_por_devolver: [
      ['ordering'],
      'what of an invoice may still be given back, under its lock',
    ],
    emitir_nota_parcial: [['ordering'], 'a note over a part of it'],
    devuelto_de: [['ordering'], 'what its notes gave back of it, as the sale is opened'],
    cambiar_pagos: [['ordering'], 'how it was paid, while its invoice has not left'],
    // what is known of documents, buyers and tills
    cliente_de: [['ordering'], 'who buys'],
    facturas_y_partes: [['ordering'], 'what became of the invoices of some sales'],
    facturas_en_espera: [
      ['ordering'],
      'which invoices are not authorised, before a drawer is closed',
    ],
    equipos_por_enviar: [
      ['ordering'],
      'which tills have something the server has not got, before a drawer is closed',
    ],
    notas_de_dias: [['ordering'], 'the credit notes in a report by e-mail'],
    leer_arriendo: [['ordering'], 'whether a till held the number it sold with'],
    leer_equipo: [['ordering'], 'whether a till may send what it did without a line'],
    leer_pruebas: [
      ['ordering'],
      'what its word is held against: its contacts, and the key of who did it',
    ],
    certificados_de: [['identidad'], 'until when companies can sign, in their list'],
    emitio_en_produccion: [['identidad'], 'whether the RUC of a company may still change'],
    serie_de_otra: [['identidad'], "whether a series is anybody else's"],
    equipo_en_serie_de_otra: [['identidad'], 'the same of the series that its tills get'],
    hay_factura_autorizada: [['identidad'], 'whether an owner is past the first day'],
    punto_de_dispositivo: [['identidad'], 'whether a till counts in it'],
  },
  pedidos: {
    exigir_su_nodo: [['billing'], "that a company's lock is asked for where its rows are"],
    hora_de_corte: [['identidad'], 'the day that somebody came to work on'],
    hay_mesas: [['identidad'], 'whether a waiter begins at the tables'],
    primer_dia_de: [['identidad'], 'what a company has sold on its first day'],
    hay_por_cuadrar: [
      ['billing'],
      'whether a silent till may have been left in the middle of a day',
    ],
    al_anular: [['billing'], 'what voiding a sale takes out of the drawer'],
    bloquear_venta: [['billing'], 'a sale before its invoice: always in that order'],
    corregir_comprador: [['billing'], 'the buyer of an invoice that is corrected'],
    renumerar_venta: [['billing'], 'the number of a sale whose invoice got another'],
    ventas_por_revisar: [['billing'], 'how many sales without a line wait for a look'],
  },
};
