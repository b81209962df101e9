import { useState } from 'react';

import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Campo, Formulario } from '@comanda/shared/piezas/formulario';
import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useQuitarCajaMutation, useRenombrarCajaMutation } from './administrarApi';

import { administrarMensajes as mensajes } from './administrarMensajes';

type CajaFilaProps = {
  empresa: string;
  caja: Caja;
  onEstado: (estado: { sucio: boolean; enviando: boolean }) => void;
};

/** One drawer: renamed where it stands, or taken off, which the server refuses while there is something in it. */
export function CajaFila({ empresa, caja, onEstado }: CajaFilaProps) {
  const { id, nombre, cuadre_total } = caja;
  const [renombrar] = useRenombrarCajaMutation();
  const [quitar, quitada] = useQuitarCajaMutation();
  const [editando, setEditando] = useState(false);
  const onQuitar = async () => {
    if (!(await confirmar(mensajes.confirmarQuitar(nombre)))) return;
    await withNotice(quitar({ empresa, caja: String(id) }).unwrap(), mensajes.quitar);
  };

  if (editando)
    return (
      <li>
        <Formulario
          call={cajasCalls.renombrarCaja}
          inicial={{ nombre }}
          fijos={{ empresa, caja: id }}
          enviar={(entrada) => renombrar(entrada).unwrap()}
          mensajes={mensajes.renombrar}
          boton="Guardar"
          onHecho={() => setEditando(false)}
          onCancelar={() => setEditando(false)}
          onEstado={onEstado}
        >
          <Campo.Texto nombre="nombre" etiqueta={`Nombre nuevo de ${nombre}`} autoFocus ancho />
        </Formulario>
      </li>
    );
  return (
    <li className="ui-fila caja-fila">
      <span>
        <strong>{nombre}</strong>
        <small>Comenzó el periodo con {formatMonto(cuadre_total)}</small>
      </span>
      <Button aria-label={`Renombrar ${nombre}`} onClick={() => setEditando(true)}>
        Renombrar
      </Button>
      <Button
        danger
        aria-label={`Eliminar ${nombre}`}
        loading={quitada.isLoading}
        onClick={() => void onQuitar()}
      >
        Eliminar
      </Button>
    </li>
  );
}
