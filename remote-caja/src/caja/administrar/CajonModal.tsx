import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { motivoDeRecibo } from '@comanda/shared/piezas/recibo';
import { esApiError, nuevoUuid, type AppDispatch } from '@comanda/shared/api';
import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { FALLOS_DE_CAJON } from '@comanda/shared/contracts/caja/papel';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { gastarBoleto, impresionDe } from '@comanda/shared/sinLinea';
import { avisar } from '@comanda/shared/ui/core';

import { useAnotarAperturaMutation } from './administrarApi';
import { useAbrirCajonMutation } from '../hojaApi';
import { cajaMensajes } from '../cajaMensajes';
import { useActo } from '../useActo';

import { administrarMensajes as mensajes } from './administrarMensajes';

const SIN_PERMISO: readonly string[] = FALLOS_DE_CAJON;

type CajonModalProps = { empresa: string; caja: Caja; onCerrar: () => void };

/** Opens the drawer without a sale: who and why is written down first, whether it opens or not. */
export default function CajonModal({ empresa, caja, onCerrar }: CajonModalProps) {
  const [anotar] = useAnotarAperturaMutation();
  const [abrirCajon] = useAbrirCajonMutation();
  const hacer = useActo();
  const [idempotencia] = useState(nuevoUuid);
  const { titulo } = cajaMensajes;
  const dispatch = useDispatch<AppDispatch>();
  const onAnotado = async (boleto: string | undefined) => {
    onCerrar();
    const { error } = await abrirCajon({ empresa, ...(boleto !== undefined && { boleto }) });
    if (error) avisar({ tipo: 'error', titulo, texto: motivoDe(error) });
    else avisar({ tipo: 'success', titulo, texto: mensajes.cajonAbierto });
  };
  /** Null: it waits to be sent, and the till opens with a right that it holds. */
  const onHecho = async (dato: { boleto?: string | undefined } | null) =>
    onAnotado(dato ? dato.boleto : await gastarBoleto(empresa, idempotencia));
  return (
    <FormModal
      titulo="Abrir cajón"
      call={cajasCalls.anotarApertura}
      inicial={{}}
      fijos={{ empresa, caja: caja.id }}
      enviar={async (entrada) => {
        const cuerpo = { ...entrada, ...(await impresionDe(dispatch, empresa)) };
        const dicho = `Cajón abierto: ${entrada.motivo}`;
        return hacer({ tipo: 'apertura', idempotencia, empresa, cuerpo, monto: null, dicho }, () =>
          anotar({ ...cuerpo, apertura_id: idempotencia }).unwrap(),
        );
      }}
      mensajes={{ titulo }}
      boton="Abrir cajón"
      onHecho={(dato) => void onHecho(dato)}
      onCerrar={onCerrar}
    >
      <Ancho>
        Se abre el cajón conectado a la impresora de este equipo. Queda en el historial de{' '}
        <strong>{caja.nombre}</strong> quien lo abrió y por qué.
      </Ancho>
      <Campo.Texto nombre="motivo" etiqueta="Motivo" filas={2} ancho autoFocus />
    </FormModal>
  );
}

const motivoDe = (error: unknown): string =>
  esApiError(error) && SIN_PERMISO.includes(error.code)
    ? mensajes.sinPermiso(error.msg)
    : motivoDeRecibo(error, mensajes.sinCajon);
