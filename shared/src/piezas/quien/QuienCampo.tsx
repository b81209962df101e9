import { Button } from '@comanda/shared/ui/core';

import type { ConPin } from '../../contracts/auth/cuenta';
import { Opciones } from '../opciones';

import type { useQuienes } from './useQuienes';
import estilos from './quien.module.css';

type QuienCampoProps = {
  etiqueta: string;
  de: ReturnType<typeof useQuienes>;
  elegido: string;
  onElegir: (usuario: string) => void;
  /** On to the PIN: somebody was chosen with a finger, or a digit of it was typed here. */
  onSeguir: (digito: string) => void;
  /** What is said where nobody can be chosen. */
  vacio: string;
};

/** Who it is, by name: a PIN only says that it is they. Where there is one, nothing is asked. */
export function QuienCampo(props: QuienCampoProps) {
  const { etiqueta, de, elegido, onElegir, onSeguir, vacio } = props;
  const { quienes, buscando, fallo, reintentar } = de;
  if (buscando) return <p className={estilos.nota}>Buscando quiénes tienen PIN…</p>;
  if (fallo && quienes.length === 0)
    return (
      <p className={estilos.nota} role="alert">
        No se pudo leer quiénes tienen PIN. <Button onClick={reintentar}>Reintentar</Button>
      </p>
    );
  const [unico, ...mas] = quienes;
  if (!unico) return <p className={estilos.nota}>{vacio}</p>;
  if (mas.length === 0) return <p className={estilos.nota}>{unico.nombre}</p>;
  return (
    <div
      className={estilos.lista}
      // arrows choose too, and then one goes on choosing: the browser's click of a key has no detail
      onClick={({ detail }) => detail > 0 && onSeguir('')}
      onKeyDown={(event) => {
        if (!/^\d$/.test(event.key)) return;
        event.preventDefault();
        onSeguir(event.key);
      }}
    >
      <Opciones
        etiqueta={etiqueta}
        opciones={quienes.map(opcionDe)}
        elegida={elegido === '' ? null : elegido}
        onElegir={onElegir}
        enFilas
      />
    </div>
  );
}

/** Two may have one name. */
function opcionDe({ id, nombre, perfil }: ConPin, _lugar: number, todos: readonly ConPin[]) {
  const repetido = todos.some((otro) => otro.id !== id && otro.nombre === nombre);
  return { valor: id, texto: repetido ? `${nombre} (${perfil})` : nombre };
}
