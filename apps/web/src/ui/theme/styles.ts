// What every page is made of, before any component: the reset, the letters, the colours.
import '@mantine/core/styles/baseline.layer.css';
import './fonts.css';
import './tokens.css';
import './base.css';
