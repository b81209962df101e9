import { useId } from 'react';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { Centavos } from '@comanda/shared/domain/dinero/dinero';
import { LIMITE_CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';
import { Icono } from '@comanda/shared/ui/core';

import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import './ClientePago.css';

type ClientePagoProps = {
  cliente: Cliente | null;
  total: Centavos;
  cobrando: boolean;
  onCambiar: () => void;
  onConsumidorFinal: () => void;
};

/** To whom the bill is made out: another customer, or nobody in particular, without leaving the payment. */
export function ClientePago(props: ClientePagoProps) {
  const { cliente, total, cobrando, onCambiar, onConsumidorFinal } = props;
  const nombre = cliente?.nombre ?? 'Consumidor final';
  const excede = total > LIMITE_CONSUMIDOR_FINAL;
  const razon = useId();
  return (
    <div className="ui-fila ventas-cliente-pago">
      <Icono nombre="persona" />
      <span className="ventas-cliente-nombre" title={nombre}>
        {nombre}
      </span>
      <button
        type="button"
        className="ui-boton"
        aria-label="Cambiar cliente"
        disabled={cobrando}
        onClick={onCambiar}
      >
        Cambiar
      </button>
      {cliente && (
        <button
          type="button"
          className="ui-boton"
          disabled={cobrando || excede}
          aria-describedby={excede ? razon : undefined}
          onClick={onConsumidorFinal}
        >
          Consumidor final
        </button>
      )}
      {cliente && excede && <small id={razon}>{mensajes.sobreLimite}</small>}
    </div>
  );
}
