import { useEffect, useState } from 'react';

import { QueryView } from '@comanda/shared/piezas/vista';
import { Button, Icono, Input } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { PlatoDeCarta } from './PlatoDeCarta';
import { useConsultarCartaQuery } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';

type CartaModalProps = { empresa: string; onCerrar: () => void };

/** Who types is not answered letter by letter. */
const PAUSA_MS = 300;
/** As much of a search as the call takes. */
const LARGO_DE_BUSQUEDA = 100;

/** The menu, to say of a dish that there is no more of it, or again. */
export function CartaModal({ empresa, onCerrar }: CartaModalProps) {
  const [texto, setTexto] = useState('');
  const busqueda = useTrasPausa(texto.trim());
  const query = useConsultarCartaQuery(
    { empresa, busqueda },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  return (
    <Modal
      open
      title={mensajes.marcarAgotado}
      width={560}
      onCancel={onCerrar}
      footer={<Button onClick={onCerrar}>Cerrar</Button>}
    >
      <div className="ui-pila">
        <Input
          autoFocus
          allowClear
          size="large"
          aria-label="Buscar en la carta"
          prefix={<Icono nombre="buscar" />}
          placeholder={mensajes.buscador}
          maxLength={LARGO_DE_BUSQUEDA}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
        />
        <QueryView query={query} empty="" esqueleto="tabla">
          {({ filas, total }) => (
            <>
              <ul className="ui-lista">
                {filas.map((producto) => (
                  <PlatoDeCarta key={producto.id} empresa={empresa} producto={producto} />
                ))}
              </ul>
              <p role="status">{mensajes.deLaCarta(filas.length, total)}</p>
            </>
          )}
        </QueryView>
      </div>
    </Modal>
  );
}

function useTrasPausa(valor: string): string {
  const [quieto, setQuieto] = useState(valor);
  useEffect(() => {
    const reloj = setTimeout(() => setQuieto(valor), PAUSA_MS);
    return () => clearTimeout(reloj);
  }, [valor]);
  return quieto;
}
