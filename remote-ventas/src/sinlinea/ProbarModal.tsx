import { useState } from 'react';

import { useStore } from 'react-redux';

import { esApiError, type AppStore } from '@comanda/shared/api';
import { formatFechaHora, formatHora } from '@comanda/shared/domain/texto/fecha';
import {
  borrarPractica,
  contactar,
  equipoDe,
  guardarPractica,
  type Equipo,
} from '@comanda/shared/sinLinea';
import { Button, textoDeFallo } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useImprimirPracticaMutation } from './sinlineaApi';

type ProbarModalProps = { equipo: Equipo; onCerrar: () => void };

/** How many steps are behind, and what each found. */
type Hecho = readonly string[];

/**
 * A drill: what a cashier sees when the line goes and comes back, with a sale that is none. It is really written, read and
 * printed; no number is taken and nothing is sent.
 */
export function ProbarModal({ equipo, onCerrar }: ProbarModalProps) {
  const store = useStore() as AppStore; // the page has one
  const [imprimir] = useImprimirPracticaMutation();
  const [hecho, setHecho] = useState<Hecho>([]);
  const [ocupado, setOcupado] = useState(false);
  const { empresa } = equipo;

  const vender = async () => {
    const practica = await guardarPractica(empresa);
    if (!practica) return ['Este equipo no guardó la venta de práctica: revise el disco.'];
    const { error } = await imprimir(ticketDePractica(empresa, practica.vendida));
    return [
      `Vendido: PRÁCTICA $1.00, guardada en este equipo a las ${formatHora(practica.vendida)}.`,
      error
        ? `El ticket no se imprimió: ${esApiError(error) ? error.msg : 'revise la impresora'}.`
        : 'Se imprimió un ticket de práctica.',
      `La cabecera diría: Sin línea desde ${formatHora(practica.vendida)} · 1 venta por enviar.`,
    ];
  };
  const volver = async () => {
    await contactar(store.dispatch, empresa);
    await borrarPractica(empresa);
    const ahora = await equipoDe(empresa);
    const hablo = ahora !== null && ahora.contacto !== equipo.contacto;
    return [
      hablo
        ? `El servidor reconoció este equipo: tiene ${ahora.arriendo?.numeros.length ?? 0} números, hasta el ${formatFechaHora(ahora.arriendo?.hasta ?? ahora.contacto ?? '')}.`
        : 'El servidor no respondió: una venta de verdad esperaría aquí hasta que vuelva.',
      'La venta de práctica se borró. No se usó ningún número ni se envió nada.',
    ];
  };
  const paso = (hacer: () => Promise<string[]>) => async () => {
    setOcupado(true);
    const dicho = await hacer().catch((error: unknown) => {
      console.error(error);
      return [textoDeFallo(error)];
    });
    setHecho((antes) => [...antes, ...dicho]);
    setOcupado(false);
  };

  const terminado = hecho.length > 3;
  return (
    <Modal open title="Probar sin línea" footer={null} onCancel={onCerrar}>
      <p>
        Una práctica: se hace como que la línea se fue. La venta no es de verdad y no usa números.
      </p>
      <ol className="ventas-sinlinea-pasos" aria-live="polite">
        {hecho.map((texto) => (
          <li key={texto}>{texto}</li>
        ))}
      </ol>
      <div className="ui-fila">
        {hecho.length === 0 && (
          <Button type="primary" loading={ocupado} onClick={() => void paso(vender)()}>
            Cobrar $1.00 sin línea
          </Button>
        )}
        {hecho.length > 0 && !terminado && (
          <Button type="primary" loading={ocupado} onClick={() => void paso(volver)()}>
            Vuelve la línea
          </Button>
        )}
        <Button onClick={onCerrar}>Cerrar</Button>
      </div>
    </Modal>
  );
}

const ticketDePractica = (empresa: string, vendida: string) => ({
  empresa,
  titulo: 'PRÁCTICA SIN LÍNEA',
  firma: null,
  cabecera: [formatFechaHora(vendida), 'Sin valor: no es una venta'],
  secciones: [{ titulo: 'Venta de práctica', filas: [{ texto: 'TOTAL', valor: '1.00' }] }],
});
