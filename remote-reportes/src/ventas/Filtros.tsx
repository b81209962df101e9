import type { ReactNode } from 'react';

import { COMPARACIONES } from '@comanda/shared/contracts/reportes/reportes';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';
import {
  ElegirFiltro,
  Filtros as FiltrosDeLista,
  type Filtro,
} from '@comanda/shared/piezas/filtros';
import { useUsuario } from '@comanda/shared/session';

import estilos from './reporte.module.css';
import { reporteMensajes as mensajes } from './reporteMensajes';
import type { FiltroReporte } from './useFiltroReporte';

type FiltrosProps = { selector: ReactNode; filtro: FiltroReporte };

const OPCIONES = COMPARACIONES.map((con) => ({ value: con, label: mensajes.comparar[con] }));

/** Of which days, beside which, and sold by whom where one may see what others sold. */
export function Filtros({ selector, filtro }: FiltrosProps) {
  const { rango, hoy, comparar, usuario, vendedores } = filtro;
  const deTodos = useUsuario()?.perfil === 'Administrador';
  const comparada = comparar === 'anterior' ? null : comparar;
  const frenteA: Filtro = {
    nombre: 'Frente a',
    puesto: comparada && mensajes.comparar[comparada],
    onQuitar: () => filtro.elegirComparar('anterior'),
    control: (
      <ElegirFiltro
        nombre="Frente a"
        etiqueta="Comparar con"
        todas={mensajes.comparar.anterior}
        valor={comparada}
        opciones={OPCIONES}
        onElegir={(elegida) => filtro.elegirComparar(elegida ?? 'anterior')}
      />
    ),
  };
  const vendio: Filtro = {
    nombre: 'Vendió',
    puesto: usuario && (vendedores.get(usuario) ?? null),
    onQuitar: () => filtro.elegirUsuario(null),
    control: (
      <ElegirFiltro
        nombre="Vendió"
        etiqueta="Quién vendió"
        todas={mensajes.deTodos}
        valor={usuario}
        opciones={[...vendedores].map(([value, label]) => ({ value, label }))}
        onElegir={filtro.elegirUsuario}
      />
    ),
  };
  return (
    <div className={`ui-fila ${estilos.filtros ?? ''}`}>
      {selector}
      <FiltroFechas
        titulo={mensajes.titulo}
        rango={rango}
        hoy={hoy}
        onCambio={filtro.elegirRango}
      />
      <FiltrosDeLista filtros={deTodos ? [frenteA, vendio] : [frenteA]} />
      {!deTodos && <span className={estilos.suyas}>{mensajes.soloSuyas}</span>}
    </div>
  );
}
