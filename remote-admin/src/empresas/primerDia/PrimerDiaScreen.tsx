import { useState } from 'react';

import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import { PASOS, type Paso, type PrimerDia } from '@comanda/shared/contracts/admin/primerDia';
import { PorEmpresa, QueryView } from '@comanda/shared/piezas/vista';
import { useNavigate } from '@comanda/shared/router';
import { Alert, Button, Icono, withNotice } from '@comanda/shared/ui/core';

import '../empresas.css';
import { useDatosDeEmpresaQuery } from '../empresasApi';
import { PasoPanel } from './PasoPanel';
import { hechosDe, siguientePaso } from './pasosDe';
import { useMarcarPasoMutation, usePrimerDiaQuery } from './primerDiaApi';
import { primerDiaMensajes as mensajes } from './primerDiaMensajes';
import './primerDia.css';

/** From an empty company to its first invoice: seven steps, each of which can be left and comes back. */
export default function PrimerDiaScreen() {
  return (
    <PorEmpresa selector="botones">{(empresa) => <PrimerDiaDe empresa={empresa} />}</PorEmpresa>
  );
}

function PrimerDiaDe({ empresa }: { empresa: string }) {
  const datos = useDatosDeEmpresaQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const dia = usePrimerDiaQuery({ empresa }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={datos} empty={null} esqueleto="formulario">
      {(leida) => (
        <QueryView query={dia} empty={null} esqueleto="formulario">
          {(leido) => <Pasos empresa={leida} dia={leido} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function Pasos({ empresa, dia }: { empresa: Empresa; dia: PrimerDia }) {
  const hechos = hechosDe(empresa, dia);
  const [marcar] = useMarcarPasoMutation();
  const navegar = useNavigate();
  /** It stays open when it is done: what came of it is there to be read. Null: none. */
  const [abierto, setAbierto] = useState<Paso | null>(() => siguientePaso(hechos));

  const onMarcar = async (paso: Paso) => {
    const hecho = { empresa: empresa.empresa, paso, hecho: true };
    const marcado = marcar(hecho)
      .unwrap()
      .then(() => true);
    if (await withNotice(marcado, mensajes)) setAbierto(siguientePaso(new Set([...hechos, paso])));
  };

  return (
    <section className="ui-pila admin-empresa" aria-label={mensajes.titulo}>
      {siguientePaso(hechos) === null && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={mensajes.listo}
          action={<Button onClick={() => void navegar('/admin/puntoventa')}>Ir a vender</Button>}
        />
      )}
      <ol className="ui-pila admin-pasos">
        {PASOS.map((paso) => {
          const hecho = hechos.has(paso);
          return (
            <li key={paso} data-hecho={hecho || undefined}>
              <button
                type="button"
                className="admin-paso"
                aria-expanded={paso === abierto}
                onClick={() => setAbierto(paso === abierto ? null : paso)}
              >
                <Icono nombre={hecho ? 'listo' : 'siguiente'} />
                <span>{mensajes.pasos[paso]}</span>
                <small>{hecho ? 'Hecho' : 'Pendiente'}</small>
              </button>
              {paso === abierto && (
                <div
                  className="ui-pila admin-paso-cuerpo"
                  role="region"
                  aria-label={mensajes.pasos[paso]}
                >
                  <PasoPanel paso={paso} empresa={empresa} dia={dia} />
                  <Seguir
                    hecho={hecho}
                    paso={paso}
                    onMarcar={() => void onMarcar(paso)}
                    onSeguir={() => setAbierto(siguientePaso(hechos))}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How each step is left that nothing of the company says is done. */
const MARCAS: Readonly<Record<Paso, string>> = {
  DATOS: 'Los datos están bien',
  CERTIFICADO: 'Cargarlo después',
  PRODUCTOS: 'Agregarlos después',
  USUARIOS: 'Seguir sin más usuarios',
  IMPRESORA: 'La impresora está lista, o no se usa',
  PRUEBA: 'Omitir la prueba',
  AMBIENTE: 'Seguir en pruebas por ahora',
};

type SeguirProps = { hecho: boolean; paso: Paso; onMarcar: () => void; onSeguir: () => void };

function Seguir({ hecho, paso, onMarcar, onSeguir }: SeguirProps) {
  return (
    <footer className="admin-paso-pie">
      {hecho ? (
        <Button onClick={onSeguir}>Siguiente paso</Button>
      ) : (
        <Button onClick={onMarcar}>{MARCAS[paso]}</Button>
      )}
    </footer>
  );
}
