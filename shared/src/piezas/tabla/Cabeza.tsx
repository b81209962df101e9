import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

import { Button, Icono, Input, type InputRef } from '@comanda/shared/ui/core';

import { formatMonto } from '../../domain/dinero/dinero';

import estilos from './tabla.module.css';

type CabezaProps = {
  titulo: string;
  tituloId: string;
  /** Dollars. */
  total?: number;
  onBuscar: (busqueda: string) => void;
  /** What is looked for to begin with. */
  buscada: string;
  /** Milliseconds without a key before it is searched. */
  demora: number;
  exportar?: ReactNode;
  /** How many were found in all, and for how much. */
  resumen?: ReactNode;
  /** What can be looked for, in the empty box; null where nothing can. */
  buscador?: string | null;
  /** Buttons of the screen, the primary one last: 'Crear Materia Prima'. */
  botones?: ReactNode;
  /** Views and filters of the screen, at the left. */
  filtros?: ReactNode;
  /** What can be done about what is ticked: while it shows anything, it takes the place of all the others. */
  alElegir?: ReactNode;
};

/** A server takes no more letters. */
const LARGO_DE_BUSQUEDA = 200;

/** Title, total as a dollar figure, filters, search, and what can be done about the whole list (spec section 2). */
export function Cabeza(props: CabezaProps) {
  const { titulo, tituloId, total, onBuscar, buscada, demora, resumen, botones } = props;
  const { buscador = 'Buscador....', filtros, alElegir } = props;
  const refTitulo = useTituloRepetido();

  return (
    <header className={`ui-fila ${estilos.cabeza ?? ''}`}>
      <h2 ref={refTitulo} id={tituloId} tabIndex={-1}>
        {titulo}
      </h2>
      {alElegir}
      {filtros}
      {total !== undefined && (
        <span className={`${estilos.total ?? ''} cifra`}>{formatMonto(total)}</span>
      )}
      {resumen !== undefined && (
        <span className={estilos.resumen} role="status">
          {resumen}
        </span>
      )}
      <div className={estilos.derecha}>
        {buscador !== null && (
          <Busqueda
            titulo={titulo}
            buscador={buscador}
            buscada={buscada}
            demora={demora}
            onBuscar={onBuscar}
          />
        )}
        {props.exportar}
        {botones}
      </div>
    </header>
  );
}

/** Where a table is alone on its screen, the screen's own title says what it is: its head is for those who hear it. */
function useTituloRepetido() {
  const refTitulo = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const titulo = refTitulo.current;
    const titulos = titulo?.closest('main')?.querySelectorAll('h2');
    titulo?.classList.toggle('solo-lector', titulos?.length === 1);
  });
  return refTitulo;
}

type BusquedaProps = Pick<CabezaProps, 'titulo' | 'buscada' | 'demora' | 'onBuscar'> & {
  buscador: string;
};

function Busqueda({ titulo, buscador, buscada, demora, onBuscar }: BusquedaProps) {
  const [texto, setTexto] = useState(buscada);
  const caja = useRef<InputRef>(null);
  const antes = useRef(buscada);
  const buscar = useEffectEvent(onBuscar);
  const alQuitarla = useEffectEvent(() => {
    if (texto === '') return; // it was the box that took it off
    setTexto('');
    caja.current?.focus();
  });
  useEffect(() => {
    if (antes.current !== '' && buscada === '') alQuitarla();
    antes.current = buscada;
  }, [buscada]);
  useEffect(() => {
    const reloj = setTimeout(() => buscar(texto), demora);
    return () => clearTimeout(reloj);
  }, [texto, demora]);
  return (
    <form
      className={estilos.busca}
      role="search"
      aria-label={titulo}
      onSubmit={(event) => {
        event.preventDefault();
        onBuscar(texto);
      }}
    >
      <Input
        ref={caja}
        allowClear
        prefix={<Icono nombre="buscar" tamano={16} />}
        suffix={
          <Button type="text" htmlType="submit" className={estilos.buscar}>
            Buscar
          </Button>
        }
        value={texto}
        maxLength={LARGO_DE_BUSQUEDA}
        placeholder={buscador}
        aria-label={`Buscar en ${titulo}`}
        onChange={(event) => setTexto(event.target.value)}
      />
    </form>
  );
}
