import { memo, useMemo, useRef, useState, type KeyboardEvent } from 'react';

import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { Icono, Input, type InputRef } from '@comanda/shared/ui/core';

import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { Tecla } from '../Tecla';
import './CatalogoDeVenta.css';
import { Categorias, categoriasDe } from './Categorias';
import './CodigoDesconocido.css';
import { TODAS } from './indiceDeProductos';
import { Tiles } from './Tiles';
import { useBusqueda } from './useBusqueda';
import { useLetrasAlBuscador } from './useLetrasAlBuscador';

const SIN_ELEGIR = { id: TODAS, nombre: TODAS };

type CodigoDesconocidoProps = { codigo: string; onBuscar: () => void; onCerrar: () => void };

/** A scanned code that nothing has. Over the tiles: nothing moves under a finger. */
function CodigoDesconocido({ codigo, onBuscar, onCerrar }: CodigoDesconocidoProps) {
  return (
    <div className="ui-aviso ventas-desconocido" role="alert">
      <span>{mensajes.codigoDesconocido(codigo)}</span>
      <button type="button" className="ui-boton" onClick={onBuscar}>
        <Icono nombre="buscar" /> Buscar
      </button>
      <button type="button" className="ui-plano" aria-label="Cerrar aviso" onClick={onCerrar}>
        <Icono nombre="cerrar" />
      </button>
    </div>
  );
}

type CatalogoDeVentaProps = {
  clave: string;
  productos: readonly Producto[];
  onAgregar: (producto: Producto) => void;
  onCantidad: (producto: Producto) => void;
  /** A letter was typed elsewhere on the till: the search is about to take it. */
  onEscribir: () => void;
  /** A scanned code that no product has. */
  desconocido: string | null;
  onOlvidar: () => void;
};

/** Product search and tiles (spec section 2). The search is local: no network between a key and what the eye sees. */
export const CatalogoDeVenta = memo(function Catalogo({
  clave,
  productos,
  onAgregar,
  onCantidad,
  onEscribir,
  desconocido,
  onOlvidar,
}: CatalogoDeVentaProps) {
  const [busqueda, setBusqueda] = useState('');
  const [pedida, setPedida] = useState(TODAS);
  const buscador = useRef<InputRef>(null);
  useLetrasAlBuscador(buscador, onEscribir);

  const categorias = useMemo(() => categoriasDe(productos), [productos]);
  // one that was renamed is the same; one that holds nothing any more is no choice
  const { id: elegida, nombre: categoria } =
    categorias.find(({ id }) => id === pedida) ?? SIN_ELEGIR;
  const { hallados, primero } = useBusqueda(productos, { busqueda, categoria });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setBusqueda('');
    // A second Enter, or a scanner's trailing one, sells nothing.
    if (event.key !== 'Enter' || !busqueda.trim()) return;
    const hallado = primero();
    if (!hallado) return;
    onAgregar(hallado);
    setBusqueda('');
  };

  return (
    <section className="ventas-catalogo" aria-label="Productos">
      <div className="ventas-buscar">
        <Input
          ref={buscador}
          autoFocus
          allowClear
          size="large"
          value={busqueda}
          placeholder="Buscar producto"
          aria-label="Buscar producto"
          suffix={<Tecla>?</Tecla>}
          onChange={(event) => setBusqueda(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <select
          className="ui-boton"
          aria-label="Categoría"
          value={elegida}
          onChange={(event) => setPedida(event.target.value)}
        >
          <option value={TODAS}>Todo</option>
          {categorias.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </select>
      </div>
      <Categorias categorias={categorias} elegida={elegida} onElegir={setPedida} />
      {hallados.length === 0 ? (
        <p className="ui-vista">{mensajes.nadaCoincide}</p>
      ) : (
        <Tiles
          clave={clave}
          consulta={`${busqueda}#${elegida}`}
          productos={hallados}
          onAgregar={onAgregar}
          onCantidad={onCantidad}
        />
      )}
      {desconocido && (
        <CodigoDesconocido
          codigo={desconocido}
          onBuscar={() => {
            setBusqueda(desconocido);
            setPedida(TODAS);
            onOlvidar();
            buscador.current?.focus({ cursor: 'end' });
          }}
          onCerrar={onOlvidar}
        />
      )}
    </section>
  );
});
