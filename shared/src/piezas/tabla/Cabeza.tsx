import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { Button, Input } from '@comanda/shared/ui/core';

import { formatMonto } from '../../domain/dinero';

import estilos from './tabla.module.css';

type CabezaProps = {
  titulo: string;
  tituloId: string;
  /** Dollars. */
  total?: number;
  onBuscar: (busqueda: string) => void;
  /** Milliseconds without a key before it is searched. */
  demora: number;
  onExportar?: () => unknown;
  /** Buttons of the screen: 'Crear Materia Prima'. */
  botones?: ReactNode;
};

/** Title, total as a dollar figure, search, and what can be done about the whole list (spec section 2). */
export function Cabeza(props: CabezaProps) {
  const { titulo, tituloId, total, onBuscar, demora, onExportar, botones } = props;
  const [texto, setTexto] = useState('');
  const buscar = useEffectEvent(onBuscar);
  useEffect(() => {
    const reloj = setTimeout(() => buscar(texto), demora);
    return () => clearTimeout(reloj);
  }, [texto, demora]);

  return (
    <header className={estilos.cabeza}>
      <h2 id={tituloId}>{titulo}</h2>
      {total !== undefined && (
        <span className={`${estilos.total ?? ''} cifra`}>{formatMonto(total)}</span>
      )}
      {botones}
      {onExportar && <Button onClick={() => void onExportar()}>Exportar</Button>}
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
          placeholder="Buscador...."
          aria-label={`Buscar en ${titulo}`}
          onChange={(event) => setTexto(event.target.value)}
        />
        <Button htmlType="submit">Buscar</Button>
      </form>
    </header>
  );
}
