import { useState } from 'react';

import type { Salud as DeUna } from '@comanda/shared/contracts/admin/salud';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import './salud.css';

import { DetalleDeSalud } from './DetalleDeSalud';
import { enPorcentaje, enSegundos } from './nombres';
import { useListarSaludQuery } from './publicacionesApi';
import { consumo, parte } from './cifrasDeSalud';
import { saludMensajes as mensajes } from './saludMensajes';

/** It moves by the hour; an alert of Prometheus comes sooner than somebody who looks. */
const CADA_MS = 60_000;

/** How an area does after the first paint: faults, what is left of those it may have, and how fast it is. */
export function Salud({ area }: { area: string }) {
  const consulta = useListarSaludQuery(
    {},
    { pollingInterval: CADA_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  return (
    <section className="ui-pila ui-tarjeta admin-salud" aria-label={mensajes.titulo}>
      <h3>{mensajes.titulo}</h3>
      <QueryView query={consulta} esqueleto="texto" empty={mensajes.vacio}>
        {(todas) => <DeArea salud={todas.find((una) => una.area === area)} />}
      </QueryView>
    </section>
  );
}

function DeArea({ salud }: { salud: DeUna | undefined }) {
  const [abierta, setAbierta] = useState(false);
  if (!salud || (salud.visitas === 0 && salud.builds.length === 0)) return <p>{mensajes.vacio}</p>;
  return (
    <>
      <Cifras salud={salud} />
      <p>{mensajes.objetivo(parte(salud.objetivo), salud.visitas, salud.malas)}</p>
      {salud.builds.length > 0 && <EnUso builds={salud.builds} />}
      <Button aria-expanded={abierta} onClick={() => setAbierta(!abierta)}>
        {abierta ? mensajes.cerrar : mensajes.abrir}
      </Button>
      {abierta && <DetalleDeSalud area={salud.area} />}
    </>
  );
}

function Cifras({ salud }: { salud: DeUna }) {
  const { visitasDeHoy, malasDeHoy, gastado, consumo1h, consumo6h } = salud;
  const cifras: [nombre: string, valor: string, mal?: boolean][] = [
    [mensajes.conFallo, visitasDeHoy === 0 ? '–' : parte(malasDeHoy / visitasDeHoy)],
    [mensajes.gastado, gastado === null ? '–' : parte(gastado), (gastado ?? 0) >= 1],
    [mensajes.consumo, `${consumo(consumo1h)} / ${consumo(consumo6h)}`, seAcaba(salud)],
    [mensajes.carga, enSegundos(salud.carga)],
    [mensajes.lcp, enSegundos(salud.lcp)],
    [mensajes.inp, enSegundos(salud.inp)],
    [mensajes.bucles, `${salud.bucles} / ${salud.colgadas}`],
  ];
  return (
    <dl>
      {cifras.map(([nombre, valor, mal = false]) => (
        <div key={nombre} data-mal={mal || undefined}>
          <dt>{nombre}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As the alert says it: in the last hour and the last six. */
const seAcaba = ({ consumo1h, consumo6h }: DeUna): boolean =>
  (consumo1h ?? 0) > 14 && (consumo6h ?? 0) > 7;

function EnUso({ builds }: Pick<DeUna, 'builds'>) {
  return (
    <p>
      {mensajes.enUso}{' '}
      {builds
        .map(({ build, version, parte: suya }) => `${build} ${version} (${enPorcentaje(suya)})`)
        .join(', ')}
    </p>
  );
}
