import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { billingApi, nuevoUuid, type AppDispatch } from '@comanda/shared/api';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { ComprobanteDetalle } from '@comanda/shared/contracts/facturacion/documentos';
import {
  devolucionesCalls,
  type DevolucionHecha,
} from '@comanda/shared/contracts/ventas/devoluciones';
import { FORMAS_PAGO } from '@comanda/shared/contracts/ventas/ventas';
import { esACredito } from '@comanda/shared/domain/dinero/credito';
import { aDolares, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FORMA } from '@comanda/shared/domain/dinero/formasDePago';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { Alert, avisar, confirmar } from '@comanda/shared/ui/core';

import { documentoDe } from '../claveAcceso';
import { useDevolverVentaMutation } from '../facturasApi';
import { facturasMensajes as mensajes } from '../facturasMensajes';

import { LineasPorDevolver } from './LineasPorDevolver';
import { montoElegido, pedidasDe, totalPorDevolver, type PorDevolver } from './porDevolver';

type Pedido = CallInput<typeof devolucionesCalls.devolverVenta>;

/** Ordering gives the money back and billing its credit note: what was read of either is read again. */
function useDevolver() {
  const dispatch = useDispatch<AppDispatch>();
  const [devolverVenta] = useDevolverVentaMutation();
  return async (pedido: Pedido) => {
    const hecha = await devolverVenta(pedido).unwrap();
    dispatch(billingApi.util.invalidateTags(['Comprobante']));
    return hecha;
  };
}

/** In one notice, for one makes room for the next. */
function decir({ ya_devuelto = 0 }: DevolucionHecha): void {
  const { titulo, devuelta, yaDevuelto } = mensajes;
  if (ya_devuelto > 0)
    avisar({ tipo: 'warning', titulo, texto: devuelta + yaDevuelto(formatMonto(ya_devuelto)) });
  else avisar({ tipo: 'success', titulo, texto: devuelta });
}

const leer = (elegido: unknown) => pedidasDe((elegido ?? {}) as PorDevolver);
const FORMAS = FORMAS_PAGO.map((forma) => ({ value: forma, label: FORMA[forma].nombre }));

type DevolverModalProps = { detalle: ComprobanteDetalle; onCerrar: () => void };

/** Gives back a part of an invoice; it has its key from the start, so that a second try gives nothing more. */
export function DevolverModal({ detalle, onCerrar }: DevolverModalProps) {
  const { emision, comprador, contenido } = detalle;
  const { clave_acceso: editar, empresa, devolucion } = emision;
  const [idempotencia] = useState(nuevoUuid);
  const devolver = useDevolver();
  const { lineas } = contenido;
  const totalDe = (pedido: Pedido) => aDolares(totalPorDevolver(lineas, elegidasDe(pedido)));

  const revisar = (pedido: Pedido) => {
    const elegidas = elegidasDe(pedido);
    const mal = lineas.some((linea, i) => montoElegido(linea, elegidas[i]) === null);
    if (mal) return { lineas: mensajes.valorDeMas };
    return pedido.lineas.length === 0 ? { lineas: mensajes.nadaPorDevolver } : {};
  };

  return (
    <FormModal
      titulo={`Devolver una parte de la ${documentoDe(editar)}`}
      ancho={760}
      call={devolucionesCalls.devolverVenta}
      inicial={{ forma_pago: 'EFECTIVO' }}
      // what it comes to is known once it is chosen
      fijos={{ empresa, editar, idempotencia, total: 0 }}
      revisar={revisar}
      confirmar={(pedido) =>
        confirmar(
          mensajes.confirmarDevolver(
            formatMonto(totalDe(pedido)),
            comprador.razon_social,
            esACredito(contenido.pagos),
          ),
        )
      }
      enviar={(pedido) => devolver({ ...pedido, total: totalDe(pedido) })}
      mensajes={{ titulo: mensajes.titulo }}
      boton="Devolver"
      peligro
      onHecho={(hecha) => {
        decir(hecha);
        onCerrar();
      }}
      onCerrar={onCerrar}
    >
      {devolucion && (
        <Ancho>
          <Alert type="warning" showIcon title={devolucion.frase} />
        </Ancho>
      )}
      <Campo.Propio nombre="lineas" etiqueta="Qué se devuelve" leer={leer} requerido ancho>
        <LineasPorDevolver lineas={lineas} />
      </Campo.Propio>
      {esACredito(contenido.pagos) && (
        <Ancho>
          <Alert type="info" showIcon title={mensajes.devuelveACredito} />
        </Ancho>
      )}
      <Campo.Opcion nombre="forma_pago" etiqueta="Cómo se devuelve el dinero" opciones={FORMAS} />
      <Campo.Texto
        nombre="motivo"
        etiqueta="Motivo"
        requerido
        ayuda={mensajes.motivoEnNota}
        filas={2}
        ancho
      />
    </FormModal>
  );
}

/** What was chosen, from what the call is told of it. */
const elegidasDe = ({ lineas }: Pedido): PorDevolver =>
  Object.fromEntries(
    lineas.map(({ linea, cantidad, monto = 0 }) => [
      linea,
      cantidad === undefined ? { valor: monto.toFixed(2) } : { cantidad },
    ]),
  );
