import { useSelector } from 'react-redux';

import type { RootState } from '@comanda/shared/api';
import {
  aCentavos,
  formatCentavos,
  formatMonto,
  sumar,
} from '@comanda/shared/domain/dinero/dinero';
import { empresasDeArea } from '@comanda/shared/domain/empresa/empresasDeArea';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';

import { leidoDeHoy } from '../cifras/ventasApi';

import { entradaDeHoy, useHoyDe } from './useHoy';

/** Of who has several companies with reports: what each sold today, and all together once each was read. */
export function TodasLasEmpresas() {
  const usuario = useUsuario();
  const { puedeElegir } = useEmpresaActiva();
  const empresas = usuario ? empresasDeArea(usuario, 'reportes') : [];
  if (!puedeElegir || empresas.length < 2) return null;
  return (
    <ul data-junto="true">
      {empresas.map((empresa) => (
        <Una key={empresa} empresa={empresa} />
      ))}
      <Juntas empresas={empresas} />
    </ul>
  );
}

function Una({ empresa }: { empresa: string }) {
  const { currentData, isError } = useHoyDe(empresa);
  return (
    <li>
      <span>{empresa}</span>
      <strong className="cifra">
        {currentData ? formatMonto(currentData.figuras.total) : isError ? 'No se pudo leer' : '…'}
      </strong>
    </li>
  );
}

function Juntas({ empresas }: { empresas: readonly string[] }) {
  const total = useSelector((state: RootState) => {
    const leidos = empresas.map((empresa) => leidoDeHoy(entradaDeHoy(empresa))(state).data);
    const totales = leidos.flatMap((leido) => (leido ? [aCentavos(leido.figuras.total)] : []));
    return totales.length < empresas.length ? null : sumar(totales);
  });
  if (total === null) return null;
  return (
    <li>
      <strong>Todas</strong>
      <strong className="cifra">{formatCentavos(total)}</strong>
    </li>
  );
}
