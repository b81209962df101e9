// The two kinds of sale that are measured: what the client sends, and what it costs the database.
import { randomUUID } from 'node:crypto';

import { FIJAR_PETICION } from '../../services/kit/src/db';
import { ADMIN_OTRA, CAJERO, OTRA, PUERTO } from '../../services/kit/src/testing/semilla';
import { comoDueno } from '../../services/kit/src/testing/testDb';
import {
  makeLinea,
  makeSolicitud,
  makeSolicitudDeOtra,
} from '../../services/ordering/src/testing/ventas';
import * as sql from '../../services/ordering/src/ventas/ventaSql';
import { fechaNegocio, formatFecha } from '../../shared/src/domain/fecha';

const HOY = fechaNegocio(new Date());
/** More than any round sells. */
const RESERVAS = 12_000;

const claveDe = (numero) =>
  `${formatFecha(HOY).replaceAll('/', '')}01${PUERTO.ruc}1001001${numero}1234567810`;

/** Live reservations `desde` and the following ones, as POST /claveacceso leaves them. */
async function reservar(url, desde) {
  // a till leaves none behind: those of the round before would only slow both sides down
  await comoDueno(url, 'delete from facturacion.reservas where consumida_en is null');
  await comoDueno(
    url,
    `insert into facturacion.reservas (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
       clave_acceso, idempotencia, reservada_en)
     select $1, $2, '001', '001', '01', '1', n, replace($3, 'N', lpad(n::text, 9, '0')), gen_random_uuid(), now()
       from generate_series($4::int, $4::int + $5::int - 1) n`,
    [PUERTO.id, PUERTO.ruc, claveDe('N'), desde, RESERVAS],
  );
  await comoDueno(url, 'vacuum analyze facturacion.reservas');
}

/** SQL literals for the statements' parameters; :n is pgbench's own number of the sale. */
const lineasSql = (lineas) => [
  `array[${lineas.map(({ id }) => id)}]`,
  `array[${lineas.map(({ id_categoria }) => id_categoria)}]`,
  `array[${lineas.map(({ producto }) => `'${producto}'`)}]`,
  `array[${lineas.map(({ precio_venta }) => precio_venta)}]`,
  `array[${lineas.map(({ cantidad }) => cantidad)}]`,
  `array[${lineas.map(({ porcentaje_iva }) => porcentaje_iva)}]`,
  `array[${lineas.map(({ subtota }) => subtota)}]`,
  `array[${lineas.map(({ porcentaje_iva, iva }) => (porcentaje_iva ? iva : 0))}]`,
  `array[${lineas.map(({ opciones = '' }) => `'${opciones}'`)}]`,
];

const conValores = (texto, valores) => texto.replace(/\$(\d+)/g, (_, i) => valores[Number(i) - 1]);

/** The statements of one sale as a pgbench script: those of ventas/ventaSql.ts, one by one. */
function guion({ empresa, solicitud, vender, origen }) {
  const uuid = (que) => `md5('${que}' || :n)::uuid`;
  const { cedula, subtotal, iva, total, tienda, forma_pago } = solicitud;
  const valores = [
    ...[empresa.id, uuid('venta'), uuid('clave'), `md5('huella' || :n)`, `'${forma_pago}'`],
    ...[`'${CAJERO.id}'`, `'${CAJERO.nombre}'`, `'${cedula}'`, `'CONSUMIDOR FINAL'`, `''`],
    ...[subtotal, iva, total, `'${HOY}'`, 'now()', ...origen, ...lineasSql(tienda)],
    `array[${tienda.map(() => 'null')}]`, // no discounts, no modifiers
    ...['0', `''`, 'null', 'null', '0'],
    ...[`array['${forma_pago}']`, `array[${total}]`, ...Array(3).fill('array[null]')],
  ];
  const ids = lineasSql(tienda)[0];
  const sentencias = [
    sql.ABRIR,
    conValores(FIJAR_PETICION, [`'${empresa.id}'`, `''`, `'14000'`]),
    conValores(sql.VENTA_REPETIDA, [empresa.id, uuid('clave')]),
    conValores(sql.CATALOGO, [empresa.id, ids]),
    conValores(sql.EMPRESA_Y_CLIENTE, [empresa.id, `'${cedula}'`]),
    conValores(vender, valores),
    'commit',
  ];
  const numero = String.raw`\set i :i + 1
\set n :desde + :client_id + :i * :clientes`;
  return [numero, ...sentencias.map((una) => `${una.replace(/\s+/g, ' ').trim()};`)].join('\n');
}

export function casos(url) {
  let siguiente = 1;
  const sinFactura = makeSolicitudDeOtra({
    tienda: [makeLinea(9, 3), makeLinea(10), makeLinea(10, 2)],
  });
  const conFactura = makeSolicitud({ tienda: [makeLinea(2), makeLinea(3, 2), makeLinea(4)] });
  const comprobante = JSON.stringify(comprobanteDe(conFactura));

  return [
    {
      nombre: 'sin facturacion',
      usuario: ADMIN_OTRA,
      preparar: async () => (siguiente += RESERVAS),
      solicitud: () => ({ clave: randomUUID(), cuerpo: sinFactura }),
      guion: guion({
        ...{ empresa: OTRA, solicitud: sinFactura, vender: sql.VENDER_SIN_FACTURA },
        origen: [`'001'`, `'001'`],
      }),
    },
    {
      nombre: 'con factura',
      usuario: CAJERO,
      /** Numbers of this round alone; answers the first. */
      async preparar() {
        const desde = (siguiente += RESERVAS);
        await reservar(url, desde);
        return desde;
      },
      solicitud: (numero) => ({
        clave: randomUUID(),
        cuerpo: { ...conFactura, clave_acceso: claveDe(String(numero).padStart(9, '0')) },
      }),
      guion: guion({
        ...{ empresa: PUERTO, solicitud: conFactura, vender: sql.VENDER_FACTURADO },
        origen: [
          `replace('${claveDe('N')}', 'N', lpad(:n::text, 9, '0'))`,
          `'${comprobante}'::jsonb`,
        ],
      }),
    },
  ];
}

/** As ordering hands it to billing. */
function comprobanteDe({ tienda, forma_pago, subtotal, iva, total, cedula }) {
  const enCentavos = (dolares) => Math.round(dolares * 100);
  return {
    version: 1,
    fecha_emision: HOY,
    comprador: {
      ...{ tipo_identificacion: '07', identificacion: cedula, razon_social: 'CONSUMIDOR FINAL' },
      ...{ direccion: '', email: '', telefono: '' },
    },
    lineas: tienda.map(({ id, producto, cantidad, precio_venta, porcentaje_iva }) => ({
      ...{ codigo: id, descripcion: producto, cantidad },
      ...{ precio_venta: enCentavos(precio_venta), tarifa: porcentaje_iva },
    })),
    pagos: [{ forma_pago, total: enCentavos(total) }],
    ...{ subtotal: enCentavos(subtotal), iva: enCentavos(iva), total: enCentavos(total) },
  };
}
