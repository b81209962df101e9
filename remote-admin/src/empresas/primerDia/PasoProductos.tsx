import { useState } from 'react';

import { CajaArchivo } from '@comanda/shared/piezas/archivos';
import { useSinEnviar } from '@comanda/shared/session';
import { Alert, Button, Input } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import { OPCIONES_DE_IVA } from '../opciones';

import { primerDiaMensajes } from './primerDiaMensajes';
import {
  CATEGORIAS_USUALES,
  CUANTOS_PRODUCTOS,
  enBlanco,
  faltaDeProductos,
  productosCsv,
  renglonesDe,
  type Escrito,
} from './productosCsv';
import { useImportarProductos } from './useImportarProductos';

const mensajes = primerDiaMensajes.productos;

const CATEGORIAS = CATEGORIAS_USUALES.map((categoria) => ({ value: categoria, label: categoria }));

type PasoProductosProps = { empresa: string; hay: number };

/** The first products: typed, or a list of them. Both are imported. */
export function PasoProductos({ empresa, hay }: PasoProductosProps) {
  const [escritos, setEscritos] = useState<readonly Escrito[]>(() =>
    Array.from({ length: CUANTOS_PRODUCTOS }, enBlanco),
  );
  const [sinCategoria, setSinCategoria] = useState<string>(CATEGORIAS_USUALES[0]);
  const { importar, importando, faltas, setFaltas } = useImportarProductos(empresa);
  useSinEnviar(
    hay === 0 && escritos.some(({ producto, precio }) => (producto + precio).trim() !== ''),
  );
  const escribir = (i: number, over: Partial<Escrito>) => {
    setFaltas([]); // what was wrong was said of another list
    setEscritos(escritos.map((uno, j) => (j === i ? { ...uno, ...over } : uno)));
  };

  const onGuardar = () => {
    const falta = faltaDeProductos(escritos);
    if (falta) setFaltas([falta]);
    else {
      const lista = new File([productosCsv(escritos)], 'primeros.csv', { type: 'text/csv' });
      void importar(lista, sinCategoria);
    }
  };

  if (hay > 0) return <p>{mensajes.hay(hay)}</p>;
  return (
    <form
      className="ui-pila admin-productos"
      onSubmit={(evento) => {
        evento.preventDefault();
        if (!importando) onGuardar();
      }}
    >
      <p>{mensajes.ayuda}</p>
      {escritos.slice(0, renglonesDe(escritos)).map((uno, i) => (
        <Renglon key={i} n={i + 1} escrito={uno} onCambio={(over) => escribir(i, over)} />
      ))}
      {faltas.length > 0 && <Alert type="error" showIcon role="alert" title={faltas.join('. ')} />}
      <div className="ui-fila">
        <Button type="primary" htmlType="submit" loading={importando}>
          Guardar productos
        </Button>
        <CajaArchivo
          etiqueta="Lista de productos"
          acepta=".csv,.xlsx"
          onArchivo={(lista) => void importar(lista, sinCategoria)}
        >
          {(elegir) => (
            <Button disabled={importando} onClick={elegir}>
              Importar una lista
            </Button>
          )}
        </CajaArchivo>
        <label className="admin-sin-categoria">
          {mensajes.sinCategoria}{' '}
          <Select
            aria-label={mensajes.sinCategoria}
            className="admin-la-categoria"
            value={sinCategoria}
            options={CATEGORIAS}
            onChange={setSinCategoria}
          />
        </label>
      </div>
    </form>
  );
}

type RenglonProps = { n: number; escrito: Escrito; onCambio: (over: Partial<Escrito>) => void };

function Renglon({ n, escrito, onCambio }: RenglonProps) {
  return (
    <div className="admin-renglon" role="group" aria-label={`Producto ${n}`}>
      <Input
        aria-label={`Nombre del producto ${n}`}
        placeholder="Producto"
        maxLength={150}
        autoComplete="off"
        value={escrito.producto}
        onChange={({ target }) => onCambio({ producto: target.value })}
      />
      <Select
        aria-label={`Categoría del producto ${n}`}
        value={escrito.categoria}
        options={CATEGORIAS}
        onChange={(categoria) => onCambio({ categoria })}
      />
      <Input
        className="cifra"
        aria-label={`Precio del producto ${n}`}
        placeholder="0.00"
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        value={escrito.precio}
        onChange={({ target }) => onCambio({ precio: target.value })}
      />
      <Select
        aria-label={`IVA del producto ${n}`}
        value={escrito.iva}
        options={[...OPCIONES_DE_IVA]}
        onChange={(iva) => onCambio({ iva })}
      />
    </div>
  );
}
