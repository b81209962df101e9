import { describe, expect, it } from '@jest/globals';

import { usuarioEn } from './usuario';

const PASSWD =
  'root:x:0:0:root:/root:/bin/bash\npostgres2:x:7:7::/:\npostgres:x:101:104:PG:/var/lib:/bin/sh\n';

describe('usuarioEn', () => {
  it('reads uid and gid of the user of that very name', () => {
    expect(usuarioEn(PASSWD, 'postgres')).toEqual({ nombre: 'postgres', uid: 101, gid: 104 });
  });

  it('finds nobody where there is none', () => {
    expect(usuarioEn(PASSWD, 'nobody')).toBeNull();
    expect(usuarioEn('', 'postgres')).toBeNull();
  });
});
