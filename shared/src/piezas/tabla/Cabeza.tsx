import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { Button, Input } from '@comanda/shared/ui/core';

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
  /** Buttons of the screen: 'Crear Materia Prima'. */
  botones?: ReactNode;
};

/** A server takes no more letters. */
const LARGO_DE_BUSQUEDA = 200;

/** Title, total as a dollar figure, search, and what can be done about the whole list (spec section 2). */
export function Cabeza(props: CabezaProps) {
  const { titulo, tituloId, total, onBuscar, buscada, demora, resumen, botones } = props;
  const { buscador = 'Buscador....' } = props;

  return (
    <header className={estilos.cabeza}>
      <h2 id={tituloId} tabIndex={-1}>
        {titulo}
      </h2>
      {total !== undefined && (
        <span className={`${estilos.total ?? ''} cifra`}>{formatMonto(total)}</span>
      )}
      {resumen !== undefined && (
        <span className={estilos.resumen} role="status">
          {resumen}
        </span>
      )}
      {botones}
      {props.exportar}
      {buscador !== null && (
        <Busqueda
          titulo={titulo}
          buscador={buscador}
          buscada={buscada}
          demora={demora}
          onBuscar={onBuscar}
        />
      )}
    </header>
  );
}

type BusquedaProps = Pick<CabezaProps, 'titulo' | 'buscada' | 'demora' | 'onBuscar'> & {
  buscador: string;
};

function Busqueda({ titulo, buscador, buscada, demora, onBuscar }: BusquedaProps) {
  const [texto, setTexto] = useState(buscada);
  const buscar = useEffectEvent(onBuscar);
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
        allowClear
        value={texto}
        maxLength={LARGO_DE_BUSQUEDA}
        placeholder={buscador}
        aria-label={`Buscar en ${titulo}`}
        onChange={(event) => setTexto(event.target.value)}
      />
      <Button htmlType="submit">Buscar</Button>
    </form>
  );
}
