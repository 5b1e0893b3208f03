import '@fontsource/bona-nova/400.css';
import '@fontsource/bona-nova/400-italic.css';
import '@fontsource/bona-nova/700.css';
import '@fontsource/bona-nova-sc/400.css';
import '@fontsource/bona-nova-sc/700.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
