import { useState } from 'react';

import {
  DE_LA_CAJA,
  impresorasCalls,
  type AjusteDeImpresora,
} from '@comanda/shared/contracts/caja/impresoras';
import { Formulario } from '@comanda/shared/piezas/formulario';
import { Button, withNotice } from '@comanda/shared/ui/core';

import { useProbarImpresoraMutation } from './impresorasApi';

import { administrarMensajes as mensajes } from './administrarMensajes';
import { CamposDeImpresora } from './CamposDeImpresora';
import { enPalabras } from './impresoraEnPalabras';
import { useGuardarImpresora } from './useGuardarImpresora';

type ImpresoraFilaProps = {
  empresa: string;
  /** '' is the till's own. */
  puesto: string;
  impresora: AjusteDeImpresora;
  /** What comes out of it, in words; undefined where that is not known. */
  recibe: string | undefined;
  version: number;
  onEstado: (estado: { sucio: boolean; enviando: boolean }) => void;
  onHecho: () => void;
};

/** One printer: how it is set, tried with a page, or changed where it stands. */
export function ImpresoraFila(props: ImpresoraFilaProps) {
  const { empresa, puesto, impresora, recibe, version, onEstado, onHecho } = props;
  const guardar = useGuardarImpresora(empresa);
  const [probar, probando] = useProbarImpresoraMutation();
  const [editando, setEditando] = useState(false);
  const deEstacion = puesto !== DE_LA_CAJA;
  const nombre = deEstacion ? puesto : 'la caja';

  if (editando)
    return (
      <li>
        <Formulario
          call={impresorasCalls.guardarImpresora}
          inicial={impresora}
          fijos={{ puesto, version }}
          enviar={guardar}
          mensajes={mensajes.impresora}
          boton="Guardar"
          onHecho={() => {
            setEditando(false);
            onHecho();
          }}
          onCancelar={() => setEditando(false)}
          onEstado={onEstado}
        >
          <CamposDeImpresora nombre={nombre} deEstacion={deEstacion} />
        </Formulario>
      </li>
    );
  return (
    <li className="ui-fila caja-fila">
      <span>
        <strong>{deEstacion ? puesto : 'La caja'}</strong>
        <small>{enPalabras(impresora)}</small>
        {recibe !== undefined && <small>{recibe}</small>}
      </span>
      <Button
        aria-label={`Imprimir prueba en ${nombre}`}
        loading={probando.isLoading}
        onClick={() => void withNotice(probar({ puesto }).unwrap(), mensajes.prueba)}
      >
        Imprimir prueba
      </Button>
      <Button aria-label={`Cambiar la impresora de ${nombre}`} onClick={() => setEditando(true)}>
        Cambiar
      </Button>
    </li>
  );
}
