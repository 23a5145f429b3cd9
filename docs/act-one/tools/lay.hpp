#include <bits/stdc++.h>
using namespace std;
typedef pair<int,int> P;
// conditions: E N F S P V B, port 'p'
static map<string,string> TILES={{"1a","EEN"},{"1b","ENP"},{"2a","NSE"},{"2b","NNF"},{"3a","EFN"},{"3b","ESV"},{"4a","EEFN"},{"4b","PPNE"},{"5a","FENS"},{"5b","BEEP"},{"6a","NNEE"},{"6b","BVEF"}};
static const int SH[4][2]={{0,0},{1,0},{0,1},{1,1}};
static const int DI[6][2]={{1,0},{0,1},{-1,1},{-1,0},{0,-1},{1,-1}};
const int W=21,O=10;
struct Piece{string id;bool port;int q,r,t;};
struct M{ int n=0; int cell[W][W]; int q[64],r[64],pc[64],idx[64]; char c[64]; vector<int> nb[64]; bool ok=true;
 int at(int a,int b)const{ if(abs(a)>O||abs(b)>O) return -1; return cell[a+O][b+O];}
};
inline bool harm(char c){return strchr("FSPVB",c)!=0&&c!=0;}
inline bool lay(const vector<Piece>&ps,M&m){
 memset(m.cell,-1,sizeof m.cell); m.n=0;
 for(size_t k=0;k<ps.size();k++){auto&p=ps[k]; string cs=p.port?"p":TILES[p.id];
  for(size_t i=0;i<cs.size();i++){int q=SH[i][0],r=SH[i][1];for(int t=0;t<p.t;t++){int a=-r,b=q+r;q=a;r=b;} q+=p.q;r+=p.r;
   if(abs(q)>O||abs(r)>O) return false; if(m.cell[q+O][r+O]>=0) return false; int x=m.n++; m.cell[q+O][r+O]=x;m.q[x]=q;m.r[x]=r;m.c[x]=cs[i];m.pc[x]=k;m.idx[x]=i;}}
 for(int x=0;x<m.n;x++){m.nb[x].clear();for(auto&d:DI){int y=m.at(m.q[x]+d[0],m.r[x]+d[1]);if(y>=0)m.nb[x].push_back(y);}}
 return true;}
// bfs not passing through ports unless they are the start
template<class F> vector<int> bfs(const M&m,int s,F bad){vector<int>D(m.n,99);D[s]=0;deque<int>q{s};while(!q.empty()){int x=q.front();q.pop_front();if(x!=s&&m.c[x]=='p')continue;for(int y:m.nb[x])if(D[y]==99&&!bad(y)){D[y]=D[x]+1;q.push_back(y);}}return D;}
inline vector<int> bfs(const M&m,int s){return bfs(m,s,[](int){return false;});}
// all simple paths s..g with exactly L moves
template<class F> void paths(const M&m,int g,int L,vector<int>&st,vector<char>&seen,F f){int x=st.back();if(x==g){ if((int)st.size()==L+1) f(st);return;} if((int)st.size()>L||(st.size()>1&&m.c[x]=='p'))return;
 for(int y:m.nb[x])if(!seen[y]){seen[y]=1;st.push_back(y);paths(m,g,L,st,seen,f);st.pop_back();seen[y]=0;}}
template<class F> void allp(const M&m,int s,int g,int L,F f){vector<int>st{s};vector<char>seen(m.n,0);seen[s]=1;paths(m,g,L,st,seen,f);}
typedef function<double(const M&,const vector<Piece>&)> Score;
inline pair<double,vector<Piece>> anneal(vector<Piece> ps,Score sc,int R,int iters,unsigned seed,double T0){
 mt19937 g(seed);auto U=[&](int n){return (int)(g()%n);};auto rnd=[&](){return g()/4294967296.0;};
 M m; do{for(auto&p:ps){p.q=U(2*R+1)-R;p.r=U(2*R+1)-R;p.t=p.port?0:U(6);}}while(!lay(ps,m));
 double s=sc(m,ps);auto best=make_pair(s,ps);
 for(int i=0;i<iters;i++){double T=T0*pow(1-(double)i/iters,2)+.05;auto c=ps;int k=U(ps.size());double z=rnd();
  if(!c[k].port&&z<.3)c[k].t=U(6);else if(z<.6){int d=U(6);c[k].q+=DI[d][0];c[k].r+=DI[d][1];if(rnd()<.4&&!c[k].port)c[k].t=U(6);}
  else if(z<.75){int j=U(ps.size());swap(c[k].q,c[j].q);swap(c[k].r,c[j].r);}
  else{c[k].q=U(2*R+1)-R;c[k].r=U(2*R+1)-R;if(!c[k].port)c[k].t=U(6);}
  if(!lay(c,m))continue;double s2=sc(m,c);if(s2<=s||rnd()<exp((s-s2)/T)){ps=c;s=s2;if(s<best.first){best={s,c};if(s<=0)break;}}}
 return best;}
inline string name(const vector<Piece>&ps,const M&m,int x){static map<char,string>L={{'E',"empty-space"},{'N',"nebula"},{'F',"solar-flare"},{'S',"geomagnetic-storm"},{'P',"pulsar"},{'V',"super-nova"},{'B',"black-hole"}};
 auto&p=ps[m.pc[x]];if(p.port)return p.id;string cs=TILES[p.id];int tot=count(cs.begin(),cs.end(),m.c[x]),k=0;for(int i=0;i<=m.idx[x];i++)k+=cs[i]==m.c[x];string n=p.id+"-"+L[m.c[x]];if(tot>1)n+="-"+to_string(k);return n;}
inline void dump(const vector<Piece>&ps){M m;lay(ps,m);int y0=99,y1=-99,x0=99;for(int i=0;i<m.n;i++){y0=min(y0,m.r[i]);y1=max(y1,m.r[i]);x0=min(x0,2*m.q[i]+m.r[i]);}
 for(int r=y0;r<=y1;r++){string l(160,' ');for(int i=0;i<m.n;i++)if(m.r[i]==r){string n=name(ps,m,i);string s=m.c[i]=='p'?n.substr(0,4):n.substr(0,2)+string(1,m.c[i])+(isdigit(n.back())?string(1,n.back()):"");int k=(2*m.q[i]+r-x0)*3;l.replace(k,s.size(),s);}while(l.size()&&l.back()==' ')l.pop_back();printf("%s   r=%d\n",l.c_str(),r);}
 for(auto&p:ps)if(p.port)printf("{ \"port\": { \"port\": \"%s\", \"at\": [%d, %d] } },\n",p.id.c_str(),p.q,p.r);else printf("{ \"tile\": { \"tile\": \"%s\", \"at\": [%d, %d], \"turn\": %d } },\n",p.id.c_str(),p.q,p.r,p.t);
 vector<pair<string,int>>v;for(int i=0;i<m.n;i++)v.push_back({name(ps,m,i),i});sort(v.begin(),v.end());for(auto&[n,i]:v){printf("%s (%d,%d):",n.c_str(),m.q[i],m.r[i]);vector<string>w;for(int y:m.nb[i])w.push_back(name(ps,m,y));sort(w.begin(),w.end());for(auto&x:w)printf(" %s",x.c_str());puts("");}}
