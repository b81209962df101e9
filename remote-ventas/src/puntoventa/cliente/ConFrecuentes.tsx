import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { COMPRADORES_A_LA_VEZ, type Comprador } from '@comanda/shared/contracts/ventas/compradores';
import { Ancho, useValor } from '@comanda/shared/piezas/formulario';
import { moverFoco } from '@comanda/shared/piezas/teclado';
import { useConexion } from '@comanda/shared/session';
import { useSinLinea } from '@comanda/shared/sinLinea';

import type { ClienteElegido } from '../../carrito/ventaAbierta';
import { useClientesFrecuentesQuery } from '../puntoventaApi';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { clientesAnotados, clienteCoincide } from './clientesAnotados';
import './ConFrecuentes.css';

/** Nobody types on. */
const PAUSA_MS = 250;
/** Of the type, which is a list: its arrows are its own. */
const LISTA = '[role="combobox"]';

const NADIE: readonly Comprador[] = [];

type ConFrecuentesProps = {
  empresa: string;
  onElegir: (cliente: ClienteElegido) => void;
  children: ReactNode;
};

/**
 * Who has bought lately, found by what is typed in the boxes inside (name or number): one tap, or arrow down and Enter, and the
 * bill is theirs. Nothing is asked where nobody has bought.
 */
export function ConFrecuentes({ empresa, onElegir, children }: ConFrecuentesProps) {
  const enLinea = useConexion();
  const grupo = useRef<HTMLDivElement>(null);
  const busqueda = useTrasPausa(useLoEscrito());
  const { currentData } = useClientesFrecuentesQuery({ empresa, busqueda });
  const frecuentes = useLosUltimos(currentData);
  const { salida } = useSinLinea();
  const mostrados = useMemo(
    () => conAnotados(frecuentes, clientesAnotados(salida, empresa), busqueda),
    [frecuentes, salida, empresa, busqueda],
  );

  const bajar = (event: KeyboardEvent) => {
    const { target, key } = event;
    const primero = grupo.current?.querySelector('button');
    if (key !== 'ArrowDown' || !primero) return;
    if (!(target instanceof HTMLInputElement) || target.closest(LISTA)) return;
    event.preventDefault();
    primero.focus();
  };

  return (
    <div className="ventas-con-frecuentes" onKeyDown={bajar}>
      {children}
      {!enLinea && (
        <Ancho>
          <p className="ventas-conocidos">{mensajes.soloConocidos}</p>
        </Ancho>
      )}
      {mostrados.length > 0 && (
        <Ancho>
          <div
            ref={grupo}
            className="ventas-frecuentes"
            role="toolbar"
            aria-label="Clientes frecuentes"
            onKeyDown={(event) => moverFoco(event, 'button')}
          >
            {mostrados.map((cliente, n) => (
              <button
                key={cliente.cedula}
                type="button"
                className="ui-chip"
                tabIndex={n === 0 ? 0 : -1}
                title={`${cliente.nombre} · ${cliente.cedula}`}
                onClick={() => onElegir(cliente)}
              >
                <span className="ui-corta">{cliente.nombre}</span>
                <small className="cifra">{cliente.cedula}</small>
              </button>
            ))}
          </div>
        </Ancho>
      )}
    </div>
  );
}

/** Who was taken down here comes first: it was a moment ago. */
function conAnotados(
  frecuentes: readonly Comprador[],
  anotados: readonly ClienteElegido[],
  busqueda: string,
): readonly ClienteElegido[] {
  const conocidos = frecuentes.map(({ veces: _, ...cliente }) => cliente);
  const cedulas = new Set(conocidos.map(({ cedula }) => cedula));
  const deAqui = anotados.filter(
    (uno) => !cedulas.has(uno.cedula) && clienteCoincide(uno, busqueda),
  );
  return [...deAqui, ...conocidos].slice(0, COMPRADORES_A_LA_VEZ);
}

/** While the next are asked for, those that were there: what stands below them does not move under a press. */
function useLosUltimos(leidos: readonly Comprador[] | undefined): readonly Comprador[] {
  const [ultimos, setUltimos] = useState(leidos ?? NADIE);
  if (leidos && leidos !== ultimos) setUltimos(leidos);
  return leidos ?? ultimos;
}

/** What stands in the name; without one, in the number. */
function useLoEscrito(): string {
  const [nombre, numero] = [useValor('nombre'), useValor('cedula')];
  const texto = (valor: unknown) => (typeof valor === 'string' ? valor.trim() : '');
  return texto(nombre) || texto(numero);
}

function useTrasPausa(texto: string): string {
  const [quieto, setQuieto] = useState(texto);
  useEffect(() => {
    const espera = setTimeout(() => setQuieto(texto), PAUSA_MS);
    return () => clearTimeout(espera);
  }, [texto]);
  return quieto;
}
