import type { ReactNode } from 'react';

import { Select } from '@comanda/shared/ui/data';

import { normalizar } from '../../domain/texto/texto';

import estilos from './filtros.module.css';

type Valor = string | number;
type Opcion<V> = { value: V; label: string };

type ElegirFiltroProps<V extends Valor> = {
  /** Its word, before its value: 'Categoría'. */
  nombre: string;
  /** What it says where it lets everything through: 'Todas'. */
  todas: string;
  /** What a screen reader hears, where the word alone does not say it. */
  etiqueta?: string;
  valor: V | null;
  opciones: readonly (Opcion<V> | { label: string; options: readonly Opcion<V>[] })[];
  onElegir: (valor: V | null) => void;
};

/** More are found by writing. */
const A_LA_VISTA = 8;
/** Pixels: the word and its value are too narrow for the others. */
const ANCHO_DE_LISTA = 280;

const coincide = (texto: string, opcion?: { label?: ReactNode }) =>
  typeof opcion?.label === 'string' && normalizar(opcion.label).includes(normalizar(texto));

/** A filter as a word with its value, tinted where it is set. */
export function ElegirFiltro<V extends Valor>(props: ElegirFiltroProps<V>) {
  const { nombre, todas, etiqueta = nombre, valor, opciones, onElegir } = props;
  return (
    <Select<V>
      aria-label={etiqueta}
      prefix={nombre}
      placeholder={todas}
      allowClear
      variant="borderless"
      showSearch={opciones.length > A_LA_VISTA && { filterOption: coincide }}
      popupMatchSelectWidth={ANCHO_DE_LISTA}
      className={`ui-elegir ${estilos.elegir ?? ''}`}
      data-puesto={valor !== null}
      value={valor}
      onChange={(elegido?: V) => onElegir(elegido ?? null)}
      options={opciones.map((una) =>
        'options' in una ? { ...una, options: [...una.options] } : una,
      )}
    />
  );
}
