import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy parts arrive late when the machine is busy; a real failure still ends in ten seconds.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
