import './vizor.css';

import { useMemo, useState } from 'react';

import { AJUSTES_COCINA, vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';
import { agruparVizor, contarEnCocina, estaEnCocina } from '@comanda/shared/domain/orden/vizor';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { QueryView } from '@comanda/shared/piezas/vista';

import { Panel, type PanelNombre } from './Panel';
import { Tablero } from './Tablero';
import { useAccionesDeOrden } from './useAccionesDeOrden';
import { useCampana } from './useCampana';
import { useComandas } from './useComandas';
import { useCompleta } from './useCompleta';
import { useLista } from './useLista';
import { conMarcas, useMarcas } from './useMarcas';
import { useNovedades } from './useNovedades';
import { usePreferencia } from './usePreferencia';
import { useTablero } from './useTablero';
import { VizorBarra } from './VizorBarra';
import { VizorBotones } from './VizorBotones';
import { VizorEstado } from './VizorEstado';
import { vizorMensajes as mensajes } from './vizorMensajes';

/** What the kitchen has to do, on a dark surface of its own. */
export function Vizor({ empresa }: { empresa: string }) {
  const estado = useLista(empresa);
  const { lista } = estado;
  const { marcas, recientes, marcar } = useMarcas(empresa, estado.respuesta);
  const ajustes = lista?.ajustes ?? AJUSTES_COCINA;
  const { estacion, elegir } = useEstacion(empresa, ajustes.estaciones);
  const leidas = estado.fresca?.data ?? null;
  const campana = useCampana({
    lineas: leidas,
    conocidas: estado.guardada?.lista.data ?? null,
    estacion,
  });
  const comandas = useComandas({
    empresa,
    lineas: leidas,
    respuesta: estado.respuesta,
    releer: estado.consulta.refetch,
    estacion,
  });
  const novedades = useNovedades(leidas, estado.ahora);
  const { alTocar } = novedades;
  const acciones = useAccionesDeOrden({ marcar, alTocar, imprimirOrden: comandas.imprimirOrden });
  const puedePagar = usePuede(calls.eliminarItem);
  const completa = useCompleta();
  const [panel, setPanel] = useState<PanelNombre | null>(null);

  const lineas = useMemo(() => conMarcas(lista?.data ?? [], marcas), [lista?.data, marcas]);
  const ordenes = useMemo(() => {
    const deAhora = new Set(recientes.flatMap((tanda) => tanda.lineas));
    const todas = agruparVizor(lineas, { estacion, recientes: deAhora });
    return puedePagar ? todas : todas.filter(estaEnCocina);
  }, [lineas, estacion, recientes, puedePagar]);
  const reparto = useTablero(ordenes);

  const onPanel = (cual: PanelNombre) => setPanel((antes) => (antes === cual ? null : cual));
  return (
    <section
      className="vizor"
      data-tema="oscuro"
      data-completa={completa.puesta}
      aria-label="Vizor de cocina"
    >
      <VizorBarra
        estaciones={ajustes.estaciones}
        cuantasDe={(una) => contarEnCocina(lineas, una)}
        estacion={estacion ?? ''}
        onEstacion={elegir}
        panel={panel}
        onPanel={onPanel}
      >
        <VizorBotones empresa={empresa} campana={campana} comandas={comandas} completa={completa} />
      </VizorBarra>
      <VizorEstado
        lista={estado}
        campana={campana}
        comandas={comandas}
        ultima={recientes.at(-1)}
        onDeshacer={acciones.deshacer}
        reparto={reparto}
      />
      <div className="vizor-cuerpo">
        <QueryView query={estado.consulta} empty={null} esqueleto="tarjetas" avisarFallo={false}>
          {() => (
            <Tablero
              reparto={reparto}
              ordenes={ordenes}
              novedades={novedades}
              ajustes={ajustes}
              ahora={estado.ahora}
              acciones={acciones}
              puedePagar={puedePagar}
              viejo={!estado.alDia}
              vacio={estacion === null ? mensajes.vacio : mensajes.vacioEstacion(estacion)}
            />
          )}
        </QueryView>
        {panel && (
          <Panel
            cual={panel}
            empresa={empresa}
            lineas={lineas}
            estacion={estacion}
            onRecuperar={marcar}
            onCerrar={() => setPanel(null)}
          />
        )}
      </div>
    </section>
  );
}

/** The station this screen is of, remembered; null: all of them. One that is no more is all of them too. */
function useEstacion(empresa: string, estaciones: readonly string[]) {
  const [elegida, elegir] = usePreferencia(`estacion.${empresa}`, '');
  return { estacion: estaciones.includes(elegida) ? elegida : null, elegir };
}
