import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { Icono } from '@comanda/shared/ui/core';

import type { LineaPorEnviar } from '../../carrito/ventaAbierta';
import { notaDe } from '../orden/LineaDeVenta';
import { enMesaMensajes as mensajes } from './enMesaMensajes';

type PorEnviarProps = { lineas: readonly LineaPorEnviar[]; enviando: boolean };

/** What is on its way to the kitchen: nobody changes it until the kitchen has it, or says no. */
export function PorEnviar({ lineas, enviando }: PorEnviarProps) {
  if (lineas.length === 0) return null;
  return (
    <>
      <p className="ui-aviso" role="status">
        <Icono nombre={enviando ? 'cocina' : 'sinConexion'} />{' '}
        {enviando ? mensajes.enviando : mensajes.reintentando}
      </p>
      <ul className="enmesa-enviadas" aria-label="Por enviar">
        {lineas.map((linea) => (
          <li key={linea.linea}>
            <span className="cifra enmesa-cuantos">{formatCantidad(linea.cantidad)}</span>
            <span className="enmesa-que">
              <span>{linea.producto}</span>
              <small>{notaDe(linea)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
