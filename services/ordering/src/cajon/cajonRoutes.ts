import type { FastifyPluginAsync } from 'fastify';

import { firmarImpresora, firmarNuevoVinculo } from '@comanda/kit/acceso/boletoDeCajon';
import { empresaPermitida } from '@comanda/kit/acceso/tenant';
import { enEmpresa } from '@comanda/kit/base/db';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { cajonCalls as calls } from '@comanda/shared/contracts/caja/cajon';
import { firmasDeImpresoraCalls } from '@comanda/shared/contracts/caja/impresoras';

import { enCaja } from '../caja/enCaja';
import { auditarCaja } from '../caja/hechosCaja';
import type { Deps } from '../deps';

import { boletoDeVentaEn } from './boletoDeVenta';
import { boletosDeEquipoEn } from './boletosDeEquipo';
import { crearLlave, exigirLlave, type En } from './llavesDeCajon';

async function vincularEn(en: En) {
  const { id, publica } = await crearLlave(en);
  await auditarCaja(en.client, en.empresa, {
    ...en.hecho,
    accion: 'impresora vinculada',
    entidad: id,
  });
  return { impresion: id, publica };
}

type Ajuste = Parameters<typeof firmarImpresora>[1];

async function firmarImpresoraEn(en: En, cambio: Ajuste) {
  const llave = await exigirLlave(en, cambio.impresion);
  const { puesto, clase, direccion, columnas } = cambio.ajuste;
  await auditarCaja(en.client, en.empresa, {
    ...en.hecho,
    accion: 'impresora cambiada',
    entidad: cambio.impresion,
    despues: { puesto: puesto || 'La caja', direccion: direccion || clase, columnas },
  });
  return firmarImpresora(llave, cambio);
}

/** Who may open the drawer of which till. */
export const cajonRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const en = enCaja(db);
  const vincular = en((suya: En, _nada: null) => vincularEn(suya));
  const firmarAjuste = en(firmarImpresoraEn);
  const deVenta = en(boletoDeVentaEn);
  const deEquipo = en(boletosDeEquipoEn);

  exponer(app, calls.vincularImpresora, async ({ caller, empresa, entrada, ahora }) => {
    const nuevo = await vincular(empresa, null, { usuario: caller, ahora });
    return conMsg({ empresa: entrada.empresa, ...nuevo }, 'Llave creada');
  });

  exponer(app, calls.firmarVinculo, async ({ caller, empresa, entrada }) => {
    const { impresion, nueva, titular } = entrada;
    const duena = empresaPermitida(caller, titular);
    // a key that was made anywhere else is not signed: who has its other half could open any drawer of that service
    const { publica } = await enEmpresa(db, duena, ({ trx }) =>
      exigirLlave({ trx, db, empresa: duena }, nueva, 'nueva'),
    );
    const llave = await enEmpresa(db, empresa, ({ trx }) =>
      exigirLlave({ trx, db, empresa }, impresion),
    );
    return { firma: firmarNuevoVinculo(llave, { empresa: titular, impresion: nueva, publica }) };
  });

  exponer(
    app,
    firmasDeImpresoraCalls.firmarImpresora,
    async ({ caller, empresa, entrada, ahora }) => {
      const { empresa: _nombre, impresion, ...ajuste } = entrada;
      const firma = await firmarAjuste(empresa, { impresion, ajuste }, { usuario: caller, ahora });
      return { firma };
    },
  );

  exponer(app, calls.boletoDeVenta, async ({ caller, empresa, entrada, ahora }) => {
    const { venta, impresion, reloj } = entrada;
    const para = { impresion, reloj, recibida: ahora };
    return { boleto: await deVenta(empresa, { venta, para }, { usuario: caller, ahora }) };
  });

  exponer(app, calls.boletosDeEquipo, async ({ caller, empresa, entrada, ahora }) => {
    const { empresa: _nombre, ...pedido } = entrada;
    return { boletos: await deEquipo(empresa, pedido, { usuario: caller, ahora }) };
  });
};
