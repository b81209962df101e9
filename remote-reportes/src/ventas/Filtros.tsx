import type { ReactNode } from 'react';

import { COMPARACIONES } from '@comanda/shared/contracts/reportes/reportes';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';
import { useUsuario } from '@comanda/shared/session';
import { Select } from '@comanda/shared/ui/data';

import estilos from './reporte.module.css';
import { reporteMensajes as mensajes } from './reporteMensajes';
import type { FiltroReporte } from './useFiltroReporte';

type FiltrosProps = { selector: ReactNode; filtro: FiltroReporte };

const OPCIONES = COMPARACIONES.map((con) => ({ value: con, label: mensajes.comparar[con] }));

/** Of which days, beside which, and sold by whom where one may see what others sold. */
export function Filtros({ selector, filtro }: FiltrosProps) {
  const { rango, hoy, comparar, usuario, vendedores } = filtro;
  const deTodos = useUsuario()?.perfil === 'Administrador';
  return (
    <div className={`ui-fila ${estilos.filtros ?? ''}`}>
      {selector}
      <Select
        aria-label="Comparar con"
        className={estilos.comparar}
        value={comparar}
        onChange={filtro.elegirComparar}
        options={OPCIONES}
      />
      {deTodos ? (
        <Select
          aria-label="Quién vendió"
          placeholder={mensajes.deTodos}
          allowClear
          className={estilos.vendedor}
          value={usuario}
          onChange={(elegido?: string) => filtro.elegirUsuario(elegido ?? null)}
          options={[...vendedores].map(([value, label]) => ({ value, label }))}
        />
      ) : (
        <span className={estilos.suyas}>{mensajes.soloSuyas}</span>
      )}
      <FiltroFechas
        titulo={mensajes.titulo}
        rango={rango}
        hoy={hoy}
        onCambio={filtro.elegirRango}
      />
    </div>
  );
}
