import type { ReactNode } from 'react';

import { COMPARACIONES } from '@comanda/shared/contracts/reportes/reportes';
import { FiltroFechas } from '@comanda/shared/piezas/filtroFechas';
import { ElegirFiltro } from '@comanda/shared/piezas/filtros';
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
  return (
    <div className={`ui-fila ${estilos.filtros ?? ''}`}>
      {selector}
      <FiltroFechas
        titulo={mensajes.titulo}
        rango={rango}
        hoy={hoy}
        onCambio={filtro.elegirRango}
      />
      <ElegirFiltro
        nombre="Frente a"
        etiqueta="Comparar con"
        todas={mensajes.comparar.anterior}
        valor={comparar === 'anterior' ? null : comparar}
        opciones={OPCIONES}
        onElegir={(elegida) => filtro.elegirComparar(elegida ?? 'anterior')}
      />
      {deTodos ? (
        <ElegirFiltro
          nombre="Vendió"
          etiqueta="Quién vendió"
          todas={mensajes.deTodos}
          valor={usuario}
          opciones={[...vendedores].map(([value, label]) => ({ value, label }))}
          onElegir={filtro.elegirUsuario}
        />
      ) : (
        <span className={estilos.suyas}>{mensajes.soloSuyas}</span>
      )}
    </div>
  );
}
