import { useState } from 'react';

import { useAlDia } from '@comanda/shared/piezas/flujo';
import { CADA_MINUTO, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Button, Icono } from '@comanda/shared/ui/core';

import { CartaModal } from './CartaModal';
import { PlatoDeCarta } from './PlatoDeCarta';
import { useListarAgotadosQuery } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';

/** What the till does not sell today, for who cooks, and knows it first. */
export default function AgotadoEnLaCarta() {
  const { empresa } = useEmpresaActiva();
  return empresa === null ? null : <Agotado empresa={empresa} />;
}

function Agotado({ empresa }: { empresa: string }) {
  const query = useListarAgotadosQuery({ empresa }, CADA_MINUTO);
  useAlDia('catalogo', empresa, query);
  const [abierta, setAbierta] = useState(false);
  return (
    <TarjetaDeInicio
      titulo="Agotado en la carta"
      extra={
        <Button icon={<Icono nombre="mas" />} onClick={() => setAbierta(true)}>
          {mensajes.marcarAgotado}
        </Button>
      }
    >
      <QueryView query={query} empty={<p>Hay de todo</p>} esqueleto="texto">
        {(agotados) => (
          <ul>
            {agotados.map((producto) => (
              <PlatoDeCarta
                key={producto.id}
                empresa={empresa}
                producto={{ ...producto, agotado: true }}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {abierta && <CartaModal empresa={empresa} onCerrar={() => setAbierta(false)} />}
    </TarjetaDeInicio>
  );
}
